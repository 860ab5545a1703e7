import {Badge, Button, Columns, Fields, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The example lab’s UPS connection: connected, with its services, label format, default box, and pickups.',
  callouts: [
    'UPS charges labels to your own account at your contract rate.',
    'The sender’s address on outgoing labels, and where UPS picks up.',
    'PDF for office and thermal printers, ZPL for label printers that read it.',
    'Choose Daily if UPS already comes every day, or On request to have each pickup booked for you.',
    'Shipping routes can use only services that are on.',
  ],
  picture: (
    <Window title="Admin › Integrations" actions={<Badge tone="good">Connected</Badge>}>
      <Columns>
        <div>
          <Fields
            form
            of={[
              ['Account number ①', 'Ends in 7A4'],
              ['Ship-from address ②', '100 Main Street, Springfield, IL 62701'],
              ['Label format ③', 'PDF (4 × 6 in)'],
              ['Default packaging', 'Your own box, 1 lb'],
              ['Bill returns on', 'First scan'],
              ['Pickups ④', 'Daily'],
              ['Carrier emails', 'Off'],
            ]}
          />
        </div>
        <div>
          <Table
            caption="Services ⑤"
            head={['Service', 'Routes', 'Returns']}
            rows={[
              ['UPS Next Day Air', <Badge tone="good">On</Badge>, <Badge>Off</Badge>],
              ['UPS 2nd Day Air', <Badge tone="good">On</Badge>, <Badge>Off</Badge>],
              ['UPS Ground', <Badge tone="good">On</Badge>, <Badge tone="good">On</Badge>],
              ['UPS 3 Day Select', <Badge>Off</Badge>, <Badge>Off</Badge>],
            ]}
          />
          <Panel>
            <Button>Disconnect</Button> <Button primary>Save</Button>
          </Panel>
        </div>
      </Columns>
    </Window>
  ),
} satisfies Drawing;
