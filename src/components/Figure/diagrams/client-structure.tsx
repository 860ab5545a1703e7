import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'A doctor and an office form a doctor-office pair. The pair has one pricelist, one billing account, and its Client Portal users. Cases belong to the pair.',
  callouts: [
    'The prescriber, with preferences and custom prices.',
    'The place, with a shipping address, tax area, and default route.',
    'This doctor at this office: the case’s customer.',
    'The default prices for line items. A doctor’s custom price overrides them.',
    'Who gets the bill and pays it. Several pairs can share an account.',
    'The office’s logins, each for one pair.',
  ],
  picture: (
    <Flow>
      <Stack>
        <Box title="① Doctor">Dr. Amelia Ortiz</Box>
        <Box title="② Office">Bright Smiles Dental</Box>
      </Stack>
      <Arrow>form</Arrow>
      <Box tone="accent" title="③ Doctor-office pair">
        Dr. Amelia Ortiz at Bright Smiles Dental. Cases 10482, 10497, and 10511 belong to this pair.
      </Box>
      <Arrow>has</Arrow>
      <Stack>
        <Box title="④ Pricelist">Standard 2025</Box>
        <Box title="⑤ Billing account">Bright Smiles Dental, Net 30</Box>
        <Box title="⑥ Client Portal users" />
      </Stack>
    </Flow>
  ),
} satisfies Drawing;
