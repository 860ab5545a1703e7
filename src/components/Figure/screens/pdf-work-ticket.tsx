import {Columns, Fields, Panel, Table, Window} from '../parts';
import {QrCode} from '../parts/QrCode';
import type {Drawing} from '../types';

export default {
  alt: 'The printed work ticket for case 10482: the pan number, ship date, shades, doctor’s preferences, steps with their barcodes, and a QR code.',
  callouts: [
    'Scan it in Technicians’ View to open the case.',
    'The pan this ticket belongs to.',
    'The day the case leaves the lab.',
    'The preferences on the doctor’s page.',
    'Each step has a barcode. Scan it in Bulk Tools to complete the step.',
  ],
  picture: (
    <Window title="Main Lab · work ticket" actions="Case 10482">
      <Columns>
        <Panel>
          <QrCode /> ①
        </Panel>
        <Fields
          of={[
            ['Pan number ②', <strong>117</strong>],
            ['Ship date ③', <strong>Mon Mar 10, 2025</strong>],
            ['Patient', 'PT-0917'],
            ['Doctor and office', 'Dr. Amelia Ortiz, Bright Smiles Dental'],
            ['Preferences ④', 'Light contacts, narrow embrasures'],
          ]}
        />
      </Columns>
      <Table
        head={['Product', 'Notation', 'Quantity', 'Shade', 'Stump shade']}
        rows={[['Zirconia Crown', '8, 9', '2', 'A2', 'ND2']]}
      />
      <Panel paper="sunken">⑤ Scan check · Design · Mill · Sinter · Stain & glaze · Quality check · Pack</Panel>
    </Window>
  ),
} satisfies Drawing;
