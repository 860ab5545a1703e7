import {Button, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Dr. Amelia Ortiz’s custom prices: PFM Bridge at $155.00 instead of $165.00 on the pricelist, valid in 2025.',
  callouts: [
    'Applies at all of the doctor’s offices.',
    'Allow Custom Price must be on for the product.',
    'Overrides the pricelist on new lines.',
    'Optional. Outside these dates, the pricelist applies.',
  ],
  picture: (
    <Window title="Dr. Amelia Ortiz ①" actions={<Button primary>Add custom price</Button>}>
      <Tabs of={['Pairs', 'Cases', 'Custom prices', 'Custom fields']} open={2} />
      <Table
        head={['Product ②', 'On Standard 2025', 'Price ③', 'From date ④', 'To date']}
        rows={[['PFM Bridge', '$165.00', '$155.00', 'Jan 1, 2025', 'Dec 31, 2025']]}
      />
      <Panel paper="sunken">Used on case 10497: 3 × $155.00 = $465.00</Panel>
    </Window>
  ),
} satisfies Drawing;
