import {Badge, Button, Fields, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The New case form filled in for case 10482, with one line item and the Save and Go Live buttons.',
  callouts: [
    'When you choose a doctor, you choose a pair: this doctor at this office.',
    'The day the case must be at the office. Required to go live.',
    'By default, the office’s route. It determines the ship date.',
    'The list shows only products with a price for this pair.',
    'Save keeps the case in Entry. Go Live builds the production schedule.',
  ],
  picture: (
    <Window title="New case" actions={<Badge>Entry</Badge>}>
      <Fields
        form
        of={[
          ['Doctor-office pair ①', 'Dr. Amelia Ortiz at Bright Smiles Dental'],
          ['Patient', 'PT-0917'],
          ['Pan number', '117'],
          ['Case type', 'New'],
          ['Received date', 'Mar 3, 2025'],
          ['Due date ②', 'Mar 12, 2025'],
          ['Shipping route ③', 'FedEx 2Day'],
          ['Ship date', 'Mar 10, 2025'],
          ['Tags', 'None'],
        ]}
      />
      <Table
        caption="Line items ④"
        head={['Product', 'Notation', 'Quantity', 'Shade', 'Stump shade']}
        rows={[['Zirconia Crown', '8, 9', '2', 'A2', 'ND2']]}
      />
      <Panel>
        <Button>Add line item</Button> <Button>Save</Button> <Button primary>Go Live</Button> ⑤
      </Panel>
    </Window>
  ),
} satisfies Drawing;
