import {Badge, Button, Input, Panel, Table, Tabs, Window} from '../parts';
import {ProblemIcon} from '../parts/ProblemIcon';
import type {Drawing} from '../types';

export default {
  alt: 'Case Search with two views, a search field, two quick filters, and three cases. Case 10497 has the icon for work that’s not back from outsourcing, and case 10511 has the icons for a late additional step and a late production step.',
  callouts: [
    'Views save columns, filters, and sort order. The whole lab can use a shared view.',
    'Searches the case number, pan, patient, doctor, office, and tracking number.',
    'A quick filter works on one column. Advanced filters combine conditions.',
    'Exports up to 10,000 rows.',
    'One icon for each open case problem.',
  ],
  picture: (
    <Window title="Cases › Case Search" actions={<Button primary>New case</Button>}>
      <Tabs of={['① All cases', 'Ships today (shared)']} open={0} />
      <Panel>
        ② <Input>Bright Smiles</Input> ③ <Badge>Status: any</Badge> <Badge>Due: March</Badge>{' '}
        <Button>Advanced filters</Button> ④ <Button>Export</Button>
      </Panel>
      <Table
        head={['Case number', 'Patient', 'Doctor', 'Status', 'Due date', 'Ship date', 'Location', 'Problems ⑤']}
        rows={[
          [
            '10482',
            'PT-0917',
            'Dr. Amelia Ortiz',
            <Badge tone="good">Shipped</Badge>,
            'Mar 12',
            'Mar 10',
            'Shipping',
            '—',
          ],
          [
            '10497',
            'PT-0934',
            'Dr. Amelia Ortiz',
            <Badge tone="info">Live</Badge>,
            'Mar 21',
            'Mar 19',
            'Metal',
            <ProblemIcon problem="Not back from outsourcing on time" />,
          ],
          [
            '10511',
            'PT-0917',
            'Dr. Amelia Ortiz',
            <Badge tone="info">Live</Badge>,
            'Mar 24',
            'Mar 20',
            'Intake',
            <>
              <ProblemIcon problem="Additional step late" /> <ProblemIcon problem="Production step late" />
            </>,
          ],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
