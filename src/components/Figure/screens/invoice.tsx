import {Badge, Fields, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Invoice 10482, dated March 10, 2025, for Bright Smiles Dental: two Zirconia Crowns at 10% off, plus tax and shipping, for a total of $244.20, due April 30, 2025.',
  callouts: [
    'The same number as the case.',
    'Net 30 counts from the end of the billing cycle, Mar 31, not from the invoice date.',
    'The line as it was when you invoiced the case.',
    'Taxable lines × the rate of the office’s tax area on the invoice date. Shipping isn’t taxed.',
    'Total minus applied payments and credits.',
  ],
  picture: (
    <Window title="Invoice 10482 ①" actions={<Badge tone="info">Open</Badge>}>
      <Fields
        of={[
          ['From', 'Main Lab, 100 Main Street, Springfield'],
          ['Bill to', 'Bright Smiles Dental'],
          ['Doctor and patient', 'Dr. Amelia Ortiz, PT-0917'],
          ['Invoice date', 'Mar 10, 2025'],
          ['Payment terms', 'Net 30'],
          ['Due date ②', 'Apr 30, 2025'],
        ]}
      />
      <Table
        head={['Product ③', 'Notation', 'Quantity', 'Rate', 'Discount', 'Line total']}
        rows={[['Zirconia Crown', '8, 9', '2', '$120.00', '10%', '$216.00']]}
      />
      <Fields
        of={[
          ['Subtotal', '$216.00'],
          ['Metro County 7.5% ④', '$16.20'],
          ['Shipping', '$12.00'],
          ['Total', <strong>$244.20</strong>],
          ['Balance ⑤', <strong>$244.20</strong>],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
