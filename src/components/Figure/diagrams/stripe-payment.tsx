import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'A payment from the Client Portal: the office pays invoice 10482 on Stripe’s form. The payment becomes Received and the invoice is paid, or the payment stays Pending (ACH) or becomes Failed.',
  callouts: [
    'The office chooses the invoices and selects Pay.',
    'The office enters card or bank details on Stripe’s form, where they stay.',
    'The payment is applied to the chosen invoices, so the balance of 10482 is $0.00.',
    'An ACH payment waits for the bank, often for several business days.',
    'Nothing is applied, and the Payment failed email goes to the billing email address.',
  ],
  picture: (
    <Flow>
      <Box title="① Client Portal">Invoice 10482, $244.20</Box>
      <Arrow>Pay</Arrow>
      <Box tone="accent" title="② Stripe">
        Card or ACH
      </Box>
      <Arrow>result</Arrow>
      <Stack>
        <Box tone="good" title="③ Received">
          Invoice 10482 is Paid
        </Box>
        <Box tone="warn" title="④ Pending">
          ACH on its way
        </Box>
        <Box tone="bad" title="⑤ Failed">
          Declined, with the reason
        </Box>
      </Stack>
    </Flow>
  ),
} satisfies Drawing;
