import {Button, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The list of shipping routes: FedEx 2Day with two transit days at $12.00 and Local North with one day at $6.00.',
  callouts: [
    'A carrier and its service, or Local for your own driver.',
    'The shipping charge for a case on this route.',
    'The ship date is this many days before the due date.',
    'Saturday and Sunday count as transit days only if they’re turned on.',
    'A Local route has no label, and its tracking number is LOCAL ROUTE.',
  ],
  picture: (
    <Window title="Admin › Shipping Routes" actions={<Button primary>New route</Button>}>
      <Table
        head={['Route name', 'Carrier ①', 'Cost to customer ②', 'Transit days ③', 'Saturday, Sunday ④', 'Pickup times']}
        rows={[
          ['FedEx 2Day', 'FedEx', '$12.00', '2', 'Off, Off', '5:00 PM, Mon–Fri'],
          ['Local North', 'Local ⑤', '$6.00', '1', 'Off, Off', '5:00 PM, Mon–Fri'],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
