import {Badge, Button, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The list of pickup requests in March 2025, with the office, pickup date, ready and closing times, boxes, route, and status.',
  callouts: [
    'The office makes the request in the Client Portal, or your lab makes it.',
    'The driver must come between these two times.',
    'With a carrier, the pickup is booked for you. On a Local route, the stop goes on your driver’s list.',
    'You can schedule a missed request again.',
  ],
  picture: (
    <Window title="Clients › Pickup Requests" actions={<Button primary>New pickup request</Button>}>
      <Table
        head={['Office ①', 'Pickup date', 'Ready, closing ②', 'Boxes', 'Route ③', 'Status ④']}
        rows={[
          ['Bright Smiles Dental', 'Mar 17', '2:00 PM, 5:00 PM', '1', 'FedEx 2Day', <Badge>Requested</Badge>],
          [
            'Lakeside Family Dentistry',
            'Mar 14',
            '1:00 PM, 4:30 PM',
            '2',
            'Local North',
            <Badge tone="bad">Missed</Badge>,
          ],
          [
            'Bright Smiles Dental',
            'Mar 13',
            '1:00 PM, 5:00 PM',
            '1',
            'FedEx 2Day',
            <Badge tone="good">Picked up</Badge>,
          ],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
