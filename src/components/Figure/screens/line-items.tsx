import {Button, Fields, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The line items of case 10482 in the Financials view: two Zirconia Crowns at $120.00 less 10% make $216.00. With tax and shipping, the case comes to $244.20.',
  callouts: [
    'The Financials view shows prices. To see it, you need Finance › Prices on Cases: View.',
    'The rate is set when you add the line. Later price changes don’t affect it.',
    'A percent or an amount, if the product allows a discount.',
    'The total that goes on the invoice.',
  ],
  picture: (
    <Window title="Case 10482" actions={<Button primary>Add line item</Button>}>
      <Tabs of={['Work', 'Financials ①']} open={1} />
      <Table
        head={['Product', 'Notation', 'Quantity', 'Rate ②', 'Discount ③', 'Line total', 'Tax']}
        rows={[['Zirconia Crown', '8, 9', '2', '$120.00', '10%', '$216.00', '$16.20']]}
      />
      <Fields
        of={[
          ['Subtotal', '$216.00'],
          ['Tax 7.5%', '$16.20'],
          ['Shipping charge', '$12.00'],
          ['Total ④', <strong>$244.20</strong>],
        ]}
      />
      <Panel paper="sunken">Pricelist Standard 2025 · tax area Metro County</Panel>
    </Window>
  ),
} satisfies Drawing;
