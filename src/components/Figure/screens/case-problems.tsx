import {Badge, Button, Panel, Table, Window} from '../parts';
import {ProblemIcon} from '../parts/ProblemIcon';
import type {Drawing} from '../types';

export default {
  alt: 'Action Items on the dashboard: three open case problems on cases 10497 and 10511, each with its icon, the day it was found, and the step it is about.',
  callouts: [
    'Each of the six kinds has its own icon, here and in Case Search.',
    'Opens the case’s Activity tab, where you resolve the problem with a note.',
    'Turn each kind on or off, and choose who is notified, under Admin › Settings › Case Problem Types.',
  ],
  picture: (
    <Window title="Dashboard › Action Items" actions={<Badge tone="warn">3 open</Badge>}>
      <Table
        head={['Problem ①', 'Case', 'About', 'Found on', 'Activity ②']}
        rows={[
          [
            <>
              <ProblemIcon problem="Not back from outsourcing on time" /> Not back from outsourcing on time
            </>,
            '10497',
            'Framework',
            'Mar 15',
            <Button>Open</Button>,
          ],
          [
            <>
              <ProblemIcon problem="Additional step late" /> Additional step late
            </>,
            '10511',
            'Compare with 10482',
            'Mar 15',
            <Button>Open</Button>,
          ],
          [
            <>
              <ProblemIcon problem="Production step late" /> Production step late
            </>,
            '10511',
            'Scan check',
            'Mar 17',
            <Button>Open</Button>,
          ],
        ]}
      />
      <Panel paper="sunken">③ Six kinds turned on</Panel>
    </Window>
  ),
} satisfies Drawing;
