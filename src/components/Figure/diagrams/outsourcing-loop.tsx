import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The framework of case 10497 goes out and comes back: planned and sent on March 10, expected March 14, late on March 15, received March 17, then Porcelain starts in the lab.',
  callouts: [
    'An outsourceable step that’s Not Started.',
    'Sent on the planned start date, with a packing slip.',
    'Four working days after the work is sent.',
    'If the work isn’t back on time, the case gets a case problem.',
    'When you mark the work as received, the step is completed, and the next one can start.',
  ],
  picture: (
    <Flow>
      <Box title="① Framework">Planned, case 10497</Box>
      <Arrow>② sent Mar 10</Arrow>
      <Stack>
        <Box tone="accent" title="Partner lab">
          ③ Expected back Mar 14
        </Box>
        <Box tone="warn" title="④ Late">
          Problem found Mar 15
        </Box>
      </Stack>
      <Arrow>⑤ received Mar 17</Arrow>
      <Box tone="good" title="Porcelain">
        At Ceramics, Mar 17
      </Box>
    </Flow>
  ),
} satisfies Drawing;
