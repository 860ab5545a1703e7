import {Badge, Button, Panel, Table, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Standard 2025 pricelist, with the prices of seven products and its two doctor-office pairs.',
  callouts: [
    'New pairs get the default pricelist.',
    'If a product has no price, you can’t add it to these pairs’ cases unless the doctor has a custom price.',
    'A change applies to new lines. Existing lines keep their rate.',
    'The pairs that use this pricelist.',
  ],
  picture: (
    <Window
      title="Pricelist · Standard 2025"
      actions={
        <>
          <Badge>Default</Badge> ① <Button primary>Save</Button>
        </>
      }
    >
      <Table
        head={['Product ②', 'Code', 'Price ③']}
        rows={[
          ['Zirconia Crown', 'ZC', '$120.00'],
          ['PFM Bridge', 'PFMB', '$165.00'],
          ['Noble Alloy', 'ALLOY-N', '$38.50'],
          ['Night Guard', 'NG', '$95.00'],
          ['Custom Tray', 'TRAY', '$45.00'],
          ['Denture Try-in', 'DTRY', '$120.00'],
          ['Full Denture Finish', 'DFIN', '$210.00'],
        ]}
      />
      <Panel paper="sunken">
        ④ Dr. Amelia Ortiz at Bright Smiles Dental · Dr. Samuel Reyes at Lakeside Family Dentistry
      </Panel>
    </Window>
  ),
} satisfies Drawing;
