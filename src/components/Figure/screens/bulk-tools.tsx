import {Badge, Button, Fields, Input, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Bulk Tools with the Complete steps by barcode action: two work tickets were scanned, and the preview shows one step that can be completed and one that can’t.',
  callouts: [
    'Choose an action. You need the permission for it.',
    'Scan work tickets or select cases, up to 500.',
    'The preview shows what will happen to each case. Nothing has changed yet.',
    'Select Run to change every case that isn’t skipped. You can download the report.',
  ],
  picture: (
    <Window title="Cases › Bulk Tools">
      <Fields
        form
        of={[
          ['Action ①', 'Complete steps by barcode'],
          ['Scan or select ②', '2 of up to 500 cases'],
        ]}
      />
      <Table
        caption="Preview ③"
        head={['Case', 'Step', 'Now', 'After']}
        rows={[
          ['10482', 'Stain & glaze', 'In Progress', <Badge tone="good">Completed</Badge>],
          ['10497', 'Model and die', 'Completed', <Badge tone="warn">Skipped: already completed</Badge>],
        ]}
      />
      <Panel>
        <Input>Scan the next code</Input> <Button>Clear</Button> <Button primary>Run on 1 case</Button> ④
      </Panel>
    </Window>
  ),
} satisfies Drawing;
