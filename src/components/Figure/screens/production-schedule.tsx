import {Badge, Button, Panel, Table, Tabs, Window} from '../parts';
import type {Drawing} from '../types';

const done = <Badge tone="good">Completed</Badge>;
const waiting = <Badge>Not Started</Badge>;

export default {
  alt: 'The production schedule of case 10482 on Friday, March 7: seven steps from Scan check to Pack. Four are completed and Stain & glaze is in progress.',
  callouts: [
    'Steps come from the production template when the case goes live.',
    'The day the step should start, planned forward from Go Live.',
    'The proposed technician. The actual technician is whoever starts the step.',
    'Starting this step moved the case to Ceramics.',
    'A quality check ends with Pass or Fail.',
  ],
  picture: (
    <Window title="Case 10482" actions={<Button>Add additional step</Button>}>
      <Tabs of={['Line items', 'Production', 'Files', 'Activity', 'Linked cases', 'Shipping']} open={1} />
      <Table
        head={['Step ①', 'Workstation', 'Planned start ②', 'Hours', 'Assigned ③', 'Status']}
        rows={[
          ['Scan check', 'Intake', 'Mon Mar 3', '0.25', 'Intake technician', done],
          ['Design', 'Design', 'Tue Mar 4', '1', 'Design technician', done],
          ['Mill', 'Milling', 'Wed Mar 5', '1', 'Milling technician', done],
          ['Sinter', 'Sintering', 'Thu Mar 6', '0.25', 'Milling technician', done],
          [
            'Stain & glaze',
            'Ceramics',
            'Fri Mar 7',
            '1',
            'Ceramist',
            <>
              <Badge tone="info">In Progress</Badge> ④
            </>,
          ],
          ['Quality check ⑤', 'Quality', 'Mon Mar 10', '0.25', 'Quality lead', waiting],
          ['Pack', 'Shipping', 'Mon Mar 10', '0.25', 'Shipping clerk', waiting],
        ]}
      />
      <Panel paper="sunken">Ship date Mon Mar 10, 2025 · due Wed Mar 12, 2025</Panel>
    </Window>
  ),
} satisfies Drawing;
