import {Badge, Button, Fields, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Dr. Amelia Ortiz’s page, with her Active status, license number, preferences, and reference. The Pairs tab is open.',
  callouts: [
    'Hold stops invoicing. You can’t choose a deactivated doctor on new cases.',
    'Your own key. Bulk imports use it to find the doctor.',
    'Printed on every work ticket and shown at the bench.',
    'One pair for each office, with its own pricelist and billing account.',
    'Prices for this doctor at all their offices.',
  ],
  picture: (
    <Window
      title="Dr. Amelia Ortiz"
      actions={
        <>
          <Badge tone="good">Active</Badge> ① <Button>Put on Hold</Button>
        </>
      }
    >
      <Fields
        of={[
          ['License number', 'D-20417'],
          ['Reference ②', 'ORTIZ'],
          ['Preferences ③', 'Light contacts, narrow embrasures'],
        ]}
      />
      <Tabs of={['Pairs ④', 'Cases', 'Custom prices ⑤', 'Custom fields']} open={0} />
      <Table
        head={['Office', 'Pricelist', 'Billing account', 'Portal users']}
        rows={[['Bright Smiles Dental', 'Standard 2025', 'Bright Smiles Dental', '1']]}
      />
    </Window>
  ),
} satisfies Drawing;
