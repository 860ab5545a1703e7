import {Button, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The production template step Mill: workstation Milling, one estimated day, half an hour multiplied by quantity, outsourceable.',
  callouts: [
    'Where the step is done.',
    'Working days to wait before the step can start.',
    'Hours reserved in the schedule: 0.5 × 2 crowns = 1 hour on case 10482.',
    'When this is on, a case gets the step only once, even if several products share it.',
    'Lets you send the step to a partner lab. The outsource duration and days then apply.',
    'These override the workstation’s scan types.',
  ],
  picture: (
    <Window title="Production template step · Mill" actions={<Button primary>Save</Button>}>
      <Fields
        form
        of={[
          ['Step name', 'Mill'],
          ['Workstation ①', 'Milling'],
          ['Sequence in the workstation', '10'],
          ['Estimated days ②', '1'],
          ['Duration ③', '0.5 hours'],
          ['Multiply by quantity', 'On'],
          ['Merge across products ④', 'Off'],
          ['Quality check', 'Off'],
          ['Outsourceable ⑤', 'On'],
          ['Outsource duration', '0.25 hours'],
          ['Outsource estimated days', '5'],
          ['Default scan types ⑥', 'Design'],
        ]}
      />
      <Panel paper="sunken">Used in the template Zirconia Crown</Panel>
    </Window>
  ),
} satisfies Drawing;
