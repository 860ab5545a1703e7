import {Badge, Button, Fields, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'A New order in the IOS portal from the scanner at Bright Smiles Dental: two crown items on teeth 8 and 9 with shades, three files, and buttons to accept or reject it.',
  callouts: [
    'The scanner connection the order came through.',
    'The proposed pair, based on the contact’s earlier orders. An automation can also assign one.',
    'Every value as the scanner sent it. Use these to write automation rules.',
    'What the office ordered, tooth by tooth.',
    'With Go Live off, the accepted case waits in Entry.',
  ],
  picture: (
    <Window title="Cases › IOS Portal" actions={<Badge tone="info">New</Badge>}>
      <Fields
        of={[
          ['Case Name', 'PT-0917'],
          ['Scanner ①', 'Main Lab 3Shape'],
          ['Scanner Contact Name', 'Dr. Ortiz'],
          ['Pair ②', 'Dr. Amelia Ortiz at Bright Smiles Dental'],
          ['Received', 'Mar 3, 2025'],
          ['Files', '3'],
        ]}
      />
      <Tabs of={['Items', 'Files', 'Raw values ③']} open={0} />
      <Table
        head={['Tooth ④', 'Product', 'Material', 'Shade', 'Stump shade', 'Jaw']}
        rows={[
          ['8', 'Crown', 'Zirconia', 'A2', 'ND2', 'Upper'],
          ['9', 'Crown', 'Zirconia', 'A2', 'ND2', 'Upper'],
        ]}
      />
      <Panel>
        <Badge>Go Live: off</Badge> ⑤ <Button>Reject</Button> <Button primary>Accept</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
