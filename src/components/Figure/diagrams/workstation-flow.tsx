import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'Workstations by sequence: Intake 10, Design 20, then Milling and Models side by side at 30, Sintering and Metal at 40, Ceramics 50, Quality 60, and Shipping 70.',
  callouts: [
    'The sequence number is the workstation’s place in the flow.',
    'Workstations with equal numbers run in parallel.',
    'The next workstation after Ceramics is Quality.',
    'A failed quality check sends the chosen earlier step, and the check itself, back to Not Started.',
  ],
  picture: (
    <>
      <Flow>
        <Box title="Intake">① Sequence 10</Box>
        <Arrow />
        <Box title="Design">20</Box>
        <Arrow />
        <Stack>
          <Box tone="accent" title="Milling">
            ② 30
          </Box>
          <Box tone="accent" title="Models">
            30
          </Box>
        </Stack>
        <Arrow />
        <Stack>
          <Box tone="accent" title="Sintering">
            40
          </Box>
          <Box tone="accent" title="Metal">
            40
          </Box>
        </Stack>
      </Flow>
      <Flow>
        <Arrow>then</Arrow>
        <Box title="Ceramics">③ 50</Box>
        <Arrow />
        <Box title="Quality">④ 60</Box>
        <Arrow />
        <Box title="Shipping">70</Box>
      </Flow>
    </>
  ),
} satisfies Drawing;
