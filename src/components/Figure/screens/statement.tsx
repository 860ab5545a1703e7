import {Badge, Fields, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The March 2025 statement for Bright Smiles Dental, with an opening balance of $255.13, three invoices, a payment of $200.00, a credit of $12.00, a closing balance of $824.47, and aging.',
  callouts: [
    'What the account owed when the cycle began.',
    'Free remakes are listed too.',
    'Opening balance + invoices − payments − credits.',
    'Open balances by days past due on the last day of the cycle.',
  ],
  picture: (
    <Window title="Statement · Bright Smiles Dental" actions={<Badge>Draft</Badge>}>
      <Fields
        of={[
          ['Billing cycle', 'Mar 1 to Mar 31, 2025'],
          ['Billing lab', 'Main Lab'],
          ['Payment terms', 'Net 30'],
        ]}
      />
      <Table
        total
        head={['Date', 'Entry', 'Amount']}
        rows={[
          ['Mar 1', 'Opening balance ①', '$255.13'],
          ['Mar 10', 'Invoice 10482, PT-0917', '$244.20'],
          ['Mar 14', 'Payment, check 2207', '−$200.00'],
          ['Mar 19', 'Invoice 10497, PT-0934', '$537.14'],
          ['Mar 20', 'Invoice 10511, PT-0917 ②', '$0.00'],
          ['Mar 26', 'Credit, Shipping problem', '−$12.00'],
          ['Mar 31', 'Closing balance ③', '$824.47'],
        ]}
      />
      <Table
        caption="Aging ④"
        head={['Current', '1–30', '31–60', '61–90', 'Over 90']}
        rows={[['$769.34', '$55.13', '$0.00', '$0.00', '$0.00']]}
      />
    </Window>
  ),
} satisfies Drawing;
