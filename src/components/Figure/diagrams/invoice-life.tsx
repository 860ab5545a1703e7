import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'What happens to invoice 10482: made from the case on March 10, open with a balance of $244.20, past due after April 30, and paid when payments and credits bring the balance to $0.00.',
  callouts: [
    'Invoicing copies the lines. To correct an invoice: un-invoice, change the case, invoice again.',
    'You can’t un-invoice while payments or credits are applied, or when the invoice is dated on or before the financial lock.',
    'A balance is owed, and the due date hasn’t passed.',
    'A balance is owed, and the due date has passed.',
    'The balance is $0.00. If a payment or credit is unapplied, the invoice is Open again, or Past due after its due date.',
  ],
  picture: (
    <Flow>
      <Box title="① Case 10482">Live or Shipped</Box>
      <Arrow both>invoice, un-invoice ②</Arrow>
      <Stack>
        <Box tone="info" title="③ Open">
          From Mar 10, balance $244.20
        </Box>
        <Box tone="bad" title="④ Past due">
          After Apr 30
        </Box>
      </Stack>
      <Arrow>payments and credits applied</Arrow>
      <Box tone="good" title="⑤ Paid">
        Balance $0.00
      </Box>
    </Flow>
  ),
} satisfies Drawing;
