import {Badge, Button, Input, Panel, Tabs, Window} from '../parts';
import {ProblemIcon} from '../parts/ProblemIcon';
import type {Drawing} from '../types';

export default {
  alt: 'The Activity tab of case 10497: an open case problem, a comment in light yellow, a message in light blue, and two log entries.',
  callouts: [
    'Resolve case problems here, with a note.',
    'Comments are light yellow and stay in the lab.',
    'Messages are light blue. The doctor reads and answers them in the Client Portal.',
    'The log shows who made each change and when. No one can edit or delete it.',
  ],
  picture: (
    <Window title="Case 10497">
      <Tabs of={['Line items', 'Production', 'Files', 'Activity', 'Linked cases', 'Shipping']} open={3} />
      <Panel>
        ① <ProblemIcon problem="Not back from outsourcing on time" /> <strong>Not back from outsourcing on time</strong>
        <span>Framework, found Mar 15</span> <Badge tone="warn">Open</Badge> <Button>Resolve</Button>
      </Panel>
      <Panel paper="comment">
        ② <strong>Department lead</strong> <span>Mar 17</span> The partner lab says the framework arrives today.
      </Panel>
      <Panel paper="message">
        ③ <strong>Front desk</strong> <span>to Dr. Amelia Ortiz, Mar 17</span> The bridge is still planned for Mar 21.
      </Panel>
      <Panel>
        ④ <span>Mar 10</span> Framework marked as Sent <Badge>Department lead</Badge>
      </Panel>
      <Panel>
        <span>Mar 7</span> Status changed from Entry to Live <Badge>Front desk</Badge>
      </Panel>
      <Panel paper="sunken">
        <Input>Write a comment or a message</Input> <Button>Comment</Button> <Button>Message</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
