import {Button, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The form for an additional step on case 10482, with its title, description, due date, and assignee.',
  callouts: [
    'Copies the title and description from a template step. Leave it empty to write your own.',
    'The default is the case’s ship date. If the step is still open after its due date, the case gets a case problem.',
    'The assignee is notified.',
  ],
  picture: (
    <Window title="Case 10482 · additional step">
      <Fields
        form
        of={[
          ['Template step ①', 'None'],
          ['Title', 'Photograph the shade tab'],
          ['Description', 'Tab A2 next to 8 and 9, for the doctor'],
          ['Due date ②', 'Mar 7, 2025'],
          ['Assignee ③', 'Ceramist'],
        ]}
      />
      <Panel>
        <Button>Cancel</Button> <Button primary>Add</Button>
      </Panel>
    </Window>
  ),
} satisfies Drawing;
