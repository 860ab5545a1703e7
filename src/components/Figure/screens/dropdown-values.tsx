import {Badge, Button, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The dropdown list Hold reasons with five values in order, one of them retired.',
  callouts: [
    'Merge moves the records of one value to another.',
    'Ten lists, one tab for each.',
    'Drag to change the order in which people see the values.',
    'A used value is retired, not deleted. It stays on the records that have it.',
  ],
  picture: (
    <Window
      title="Admin › Settings › Dropdown Values"
      actions={
        <>
          <Button>Custom fields</Button> <Button>Merge</Button> ① <Button primary>New value</Button>
        </>
      }
    >
      <Tabs of={['Case types', 'Tags', 'Hold reasons ②', 'Remake reasons', 'Credit reasons', 'Shades']} open={2} />
      <Table
        head={['Position ③', 'Name', 'Used on', 'Status ④']}
        rows={[
          ['1', 'Waiting for doctor', '14', <Badge tone="good">Active</Badge>],
          ['2', 'Scan missing', '6', <Badge tone="good">Active</Badge>],
          ['3', 'Scan unclear', '9', <Badge tone="good">Active</Badge>],
          ['4', 'Rx incomplete', '3', <Badge tone="good">Active</Badge>],
          ['5', 'Other', '1', <Badge>Retired</Badge>],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
