import {Badge, Button, Fields, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The page for case 10482: a header with the patient, pair, dates, route, and location, then six tabs, with the line items open.',
  callouts: [
    'Case number and status. The actions on the right depend on the status.',
    'The doctor-office pair. It determines the pricelist and the billing account.',
    'The due date is the day the case must be at the office. The ship date is that day minus the route’s transit days.',
    'The workstation where someone last started a step.',
    'One tab for each part of the case.',
  ],
  picture: (
    <Window
      title={
        <>
          ① Case 10482 <Badge tone="info">Live</Badge>
        </>
      }
      actions={
        <>
          <Button>Put on hold</Button> <Button>Invoice</Button> <Button primary>Ship</Button>
        </>
      }
    >
      <Fields
        of={[
          ['Patient', 'PT-0917'],
          ['Doctor-office pair ②', 'Dr. Amelia Ortiz at Bright Smiles Dental'],
          ['Pan number', '117'],
          ['Case type', 'New'],
          ['Received date', 'Mon Mar 3, 2025'],
          ['Due date ③', 'Wed Mar 12, 2025'],
          ['Ship date', 'Mon Mar 10, 2025'],
          ['Shipping route', 'FedEx 2Day'],
          ['Location ④', 'Ceramics'],
        ]}
      />
      <Tabs of={['⑤ Line items', 'Production', 'Files', 'Activity', 'Linked cases', 'Shipping']} open={0} />
      <Table
        head={['Product', 'Notation', 'Quantity', 'Shade', 'Stump shade']}
        rows={[['Zirconia Crown', '8, 9', '2', 'A2', 'ND2']]}
      />
    </Window>
  ),
} satisfies Drawing;
