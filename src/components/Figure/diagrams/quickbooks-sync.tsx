import {Panel, Table} from '../parts';
import type {Drawing} from '../types';

const both = '⇄ both ways';
const out = '→ to QuickBooks';

export default {
  alt: 'What travels between Pilot and QuickBooks Online: billing accounts, payments and credits both ways; products, invoices and refunds to QuickBooks; invoices entered there to Pilot. Cases and statements stay in Pilot.',
  callouts: [
    'A new customer in QuickBooks is offered for linking, not made into an account.',
    'An invoice has the same number on both sides. An edit in QuickBooks is reported as a difference.',
    'The side where a payment or credit was made decides.',
    'Synced in from accounting; cannot be changed in Pilot.',
  ],
  picture: (
    <>
      <Table
        head={['In Pilot', 'Direction', 'In QuickBooks Online']}
        rows={[
          ['Billing account ①', both, 'Customer'],
          ['Product', out, 'Product or service'],
          ['Invoice ②', out, 'Invoice'],
          ['Payment ③', both, 'Payment'],
          ['Credit', both, 'Credit memo'],
          ['Refund', out, 'Refund receipt'],
          ['Invoice from accounting ④', '← to Pilot', 'Invoice entered there'],
        ]}
      />
      <Panel paper="sunken">Cases, files and statements do not leave Pilot.</Panel>
    </>
  ),
} satisfies Drawing;
