import {Button, Fields, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Bright Smiles Dental billing account on March 31, 2025: Net 30, billed to the office, outstanding balance $824.47, and its open invoices.',
  callouts: [
    'The billing lab sends the invoices and takes the payments.',
    'Net terms count from the end of the billing cycle.',
    'Your lab never stores the card number; the payment provider does.',
    'The total still owed on open invoices. Available credit is the total of payments and credits not applied yet.',
    'The doctor-office pairs billed to this account.',
  ],
  picture: (
    <Window title="Bright Smiles Dental" actions={<Button primary>Take payment</Button>}>
      <Fields
        of={[
          ['Billing lab ①', 'Main Lab'],
          ['Payment terms ②', 'Net 30'],
          ['Bill to', 'Office'],
          ['Billing style', 'Combined'],
          ['Payment method on file ③', 'Card ending in 4242'],
          ['Autopay', 'Off'],
          ['Outstanding balance ④', <strong>$824.47</strong>],
          ['Available credit', '$0.00'],
        ]}
      />
      <Tabs of={['Open invoices', 'Payments', 'Credits', 'Statements', 'Pairs ⑤']} open={0} />
      <Table
        head={['Invoice', 'Invoice date', 'Due date', 'Total', 'Balance']}
        rows={[
          ['10441', 'Feb 24', 'Mar 30', '$141.00', '$55.13'],
          ['10482', 'Mar 10', 'Apr 30', '$244.20', '$244.20'],
          ['10497', 'Mar 19', 'Apr 30', '$537.14', '$525.14'],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
