import {Arrow, Box, Flow} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'How a line gets its rate: the doctor’s custom price, otherwise the pair’s pricelist, otherwise you can’t choose the product. Then come any rate change, the discount, and the tax.',
  callouts: [
    'Does the doctor have a custom price that’s valid today? It counts only if Allow Custom Price is on for the product.',
    'If not, does the pair’s pricelist have a price?',
    'If the product has neither, you can’t add it to the case.',
    'If Allow Rate Change is on, you can edit the rate.',
    'If Allow Discount is on, you can take off a percent or an amount.',
    'Tax applies only to taxable products, at the rate of the office’s tax area.',
  ],
  picture: (
    <>
      <Flow>
        <Box tone="good" title="① Custom price">
          PFM Bridge for Dr. Amelia Ortiz: $155.00
        </Box>
        <Arrow>none</Arrow>
        <Box tone="info" title="② Pricelist">
          Zirconia Crown on Standard 2025: $120.00
        </Box>
        <Arrow>none</Arrow>
        <Box tone="bad" title="③ No price">
          Not selectable
        </Box>
      </Flow>
      <Flow>
        <Box tone="accent" title="④ Rate">
          $120.00 × 2 = $240.00
        </Box>
        <Arrow>less</Arrow>
        <Box title="⑤ Discount">10% = $24.00, leaves $216.00</Box>
        <Arrow>plus</Arrow>
        <Box title="⑥ Tax">7.5% = $16.20</Box>
      </Flow>
    </>
  ),
} satisfies Drawing;
