import {Steps} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The path of case 10482 from scan to statement: scan, IOS portal, case, Go Live, bench, quality check, ship, invoice, statement.',
  callouts: [
    'The office scans and sends the order.',
    'The lab accepts it. Automations assign the pair and add the products.',
    'Case number, due date, and line items.',
    'Builds the production schedule.',
    'Each step at its workstation, in Technicians’ View.',
    'If the check fails, an earlier step and the check are repeated.',
    'Two days before the due date, by FedEx 2Day.',
    'Same number as the case.',
    'At the end of the billing cycle.',
  ],
  picture: (
    <Steps
      of={[
        {title: '① Scan', text: 'Bright Smiles Dental'},
        {title: '② IOS portal', text: 'Order accepted, Mar 3'},
        {title: '③ Case', text: '10482, Entry', tone: 'accent'},
        {title: '④ Go Live', text: 'Mar 3', tone: 'accent'},
        {title: '⑤ Bench', text: 'Design to Stain & glaze'},
        {title: '⑥ Quality check', text: 'Pass, Mar 10'},
        {title: '⑦ Ship', text: 'Mar 10', tone: 'good'},
        {title: '⑧ Invoice', text: '$244.20, Mar 10'},
        {title: '⑨ Statement', text: 'Mar 31, due Apr 30'},
      ]}
    />
  ),
} satisfies Drawing;
