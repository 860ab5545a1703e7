import {Panel, Table} from '../parts';
import type {Drawing} from '../types';

const both = '⇄ both ways';
const out = '→ to QuickBooks';

export default {
  alt: 'What syncs between the Lab Portal and QuickBooks Online: billing accounts, payments, and credits both ways; products, invoices, and refunds to QuickBooks; and invoices entered there to the Lab Portal. Cases and statements stay in the Lab Portal.',
  callouts: [
    'You can link a new QuickBooks customer, but no billing account is created for it.',
    'An invoice has the same number on both sides. An edit in QuickBooks is reported as a difference.',
    'Correct a payment or credit on the side where it was entered.',
    'In the Lab Portal, you can’t change an invoice that came from accounting.',
  ],
  picture: (
    <>
      <Table
        head={['In the Lab Portal', 'Direction', 'In QuickBooks Online']}
        rows={[
          ['Billing account ①', both, 'Customer'],
          ['Product', out, 'Product or service'],
          ['Invoice ②', out, 'Invoice'],
          ['Payment ③', both, 'Payment'],
          ['Credit', both, 'Credit memo'],
          ['Refund', out, 'Refund receipt'],
          ['Invoice from accounting ④', '← to the Lab Portal', 'Invoice entered there'],
        ]}
      />
      <Panel paper="sunken">Cases, files, and statements don’t sync.</Panel>
    </>
  ),
} satisfies Drawing;
