import {Steps} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The end of the day for case 10482 on March 10, 2025, in seven stages: finish, pack, combine, label, ship, invoice, email.',
  callouts: [
    'The quality check passes.',
    'In the last production step, the case goes in its box.',
    'Finished cases that go to the same office on the same pickup share one box.',
    'The carrier label and, if the office wants one, a return label.',
    'The case is Shipped, and its pan is free. You can undo shipping on the same day, before pickup.',
    'The case is invoiced for $244.20.',
    'The office gets the tracking number, then the invoice.',
  ],
  picture: (
    <Steps
      of={[
        {title: '① Finish', text: 'Quality check: Pass'},
        {title: '② Pack', text: 'Step completed at Shipping'},
        {title: '③ Combine', text: 'One box for Bright Smiles Dental'},
        {title: '④ Label', text: 'FedEx 2Day, 000000010482', tone: 'accent'},
        {title: '⑤ Ship', text: 'Shipped, Mar 10', tone: 'good'},
        {title: '⑥ Invoice', text: '10482, $244.20', tone: 'accent'},
        {title: '⑦ Email', text: 'Case shipped, Invoice'},
      ]}
    />
  ),
} satisfies Drawing;
