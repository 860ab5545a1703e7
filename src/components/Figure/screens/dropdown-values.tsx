import {Badge, Button, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Hold reasons list with five values in order, one of them retired.',
  callouts: [
    'Merge moves one value’s records to another value.',
    'Ten lists, each with its own tab.',
    'Drag values into the order people need.',
    'If records use a value, retire it instead of deleting it. Those records keep it.',
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
