import {Badge, Button, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Client Portal as Bright Smiles Dental sees it on March 17, 2025: its cases with status and dates, a message from the lab, and buttons for a new case and a pickup.',
  callouts: [
    'The office can enter a case with files or request a pickup.',
    'Each billing tab appears only if the portal account shows it and the user has access to billing.',
    'The status of each case, and the day it’s due at the office.',
    'The lab and the office can both write messages. The office doesn’t see the lab’s comments.',
  ],
  picture: (
    <Window
      title="Main Lab · Client Portal"
      actions={
        <>
          ① <Button>Request a pickup</Button> <Button primary>New case</Button>
        </>
      }
    >
      <Tabs of={['Cases', 'Shipping', 'Invoices ②', 'Statements', 'Payments']} open={0} />
      <Table
        head={['Case', 'Patient', 'Doctor', 'Status ③', 'Due date']}
        rows={[
          ['10511', 'PT-0917', 'Dr. Amelia Ortiz', <Badge tone="info">Live</Badge>, 'Mar 24'],
          ['10497', 'PT-0934', 'Dr. Amelia Ortiz', <Badge tone="info">Live</Badge>, 'Mar 21'],
          ['10482', 'PT-0917', 'Dr. Amelia Ortiz', <Badge tone="good">Shipped</Badge>, 'Mar 12'],
        ]}
      />
      <Panel paper="message">
        ④ <strong>Case 10497</strong> <span>The bridge is still planned for Mar 21.</span> <Button>Answer</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
