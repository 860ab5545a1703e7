import {Badge, Button, Fields, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Checking a bulk import of doctors: two rows have errors, listed with row number, column, and reason. Nothing was imported.',
  callouts: [
    'With Create and Update, a row with no ID is a new record.',
    'Every row, up to 20,000, is checked before anything changes.',
    'The row number, column, and reason for each error. Fix the file and upload it again.',
    'You can import once every row is correct.',
  ],
  picture: (
    <Window title="Admin › Bulk Imports" actions={<Badge tone="bad">Errors found</Badge>}>
      <Fields
        of={[
          ['Entity', 'Doctors'],
          ['Operation ①', 'Create and Update'],
          ['File', 'doctors.csv'],
          ['Rows ②', '12: 8 to create, 2 to update, 2 with errors'],
        ]}
      />
      <Table
        caption="Row errors ③"
        head={['Row', 'Column', 'Value', 'Reason']}
        rows={[
          ['5', 'Doctor Status', 'Paused', 'Value is not in the list.'],
          ['9', 'Doctor Reference', 'ORTIZ', 'This reference is already used.'],
        ]}
      />
      <Panel>
        <Button>Download row errors</Button> <Button primary>Upload corrected file</Button> ④
      </Panel>
    </Window>
  ),
} satisfies Drawing;
