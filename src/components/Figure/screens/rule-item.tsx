import {Badge, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Three rules, on an item’s product, method, and material, next to an order’s raw values. The first item matches all three; the second fails on the material.',
  callouts: [
    'Each rule reads one field of an item, by code or by display name.',
    'Rules ignore capitalization and spaces before or after a value.',
    'The values the scanner sent for each item, from the Raw values tab.',
    'All three rules must match the same item. The item on 30 fails on the material.',
  ],
  picture: (
    <Window title="Automation · test against an order">
      <Table
        caption="Rules ①"
        head={['Field', 'Operator ②', 'Value']}
        rows={[
          ['Item Product Display Name', 'is', 'Crown'],
          ['Item Method Display Name', 'is', 'Full contour'],
          ['Item Material Display Name', 'contains', 'zirconia'],
        ]}
      />
      <Table
        caption="Raw values ③"
        head={['Tooth', 'Product', 'Method', 'Material', 'Result']}
        rows={[
          ['8', 'Crown', 'Full contour', 'Zirconia', <Badge tone="good">Matches</Badge>],
          ['30', 'Crown', 'Full contour', 'LiSi', <Badge tone="bad">No match</Badge>],
        ]}
      />
      <Panel paper="sunken">④ One item matches, so the automation runs for tooth 8.</Panel>
    </Window>
  ),
} satisfies Drawing;
