import {Badge, Button, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The list of return labels on March 13, 2025. Bright Smiles Dental has one label for case 10482 in transit and two labels that were sent but not used.',
  callouts: [
    'You can void only labels that are Created or Sent.',
    'The case the box is for, if you know it.',
    'Each label is for one box and has its own tracking number.',
    'Changes when the email goes out, when the carrier scans the box, and when you scan it at intake.',
    'An unused label expires after 90 days.',
  ],
  picture: (
    <Window
      title="Clients › Return Labels"
      actions={
        <>
          <Button>Void</Button> ① <Button primary>New return label</Button>
        </>
      }
    >
      <Table
        head={['Office', 'Case ②', 'Carrier service', 'Tracking number ③', 'Status ④', 'Expires on ⑤']}
        rows={[
          [
            'Bright Smiles Dental',
            '10482',
            'FedEx Ground',
            '000000010483',
            <Badge tone="info">In transit</Badge>,
            'Jun 10, 2025',
          ],
          ['Bright Smiles Dental', '—', 'FedEx Ground', '000000010484', <Badge>Sent</Badge>, 'Jun 10, 2025'],
          ['Bright Smiles Dental', '—', 'FedEx Ground', '000000010481', <Badge>Sent</Badge>, 'Jun 8, 2025'],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
