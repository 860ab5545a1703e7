import {Arrow, Box, Flow} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'From scan to case: an intraoral scanner sends an order, the IOS portal lists it, automations run when it is accepted, and the case is in Entry or Live with its scans.',
  callouts: [
    'The office sends the prescription and the scan.',
    'The order stays New until someone accepts it or it’s accepted automatically.',
    'Automations assign the pair and add the products before the case appears in Case Search.',
    'If the Go Live flag is on and the case has a pair, a due date, and a line item, the case goes live. Otherwise, it waits in Entry.',
  ],
  picture: (
    <Flow>
      <Box title="① Scanner">iTero, 3Shape, or Medit</Box>
      <Arrow>order</Arrow>
      <Box tone="accent" title="② IOS portal">
        Order for PT-0917, New
      </Box>
      <Arrow>Accept</Arrow>
      <Box tone="accent" title="③ Automations">
        Orders from Dr. Ortiz; Zirconia crown
      </Box>
      <Arrow>result</Arrow>
      <Box tone="good" title="④ Case 10482">
        Scans, version 1
      </Box>
    </Flow>
  ),
} satisfies Drawing;
