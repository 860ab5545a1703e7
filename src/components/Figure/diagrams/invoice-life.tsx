import {Arrow, Box, Flow, Stack} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'What can happen to invoice 10482: it’s created from the case on March 10, is open with a balance of $244.20, is past due after April 30, and is paid when payments and credits bring the balance to $0.00.',
  callouts: [
    'Invoicing copies the lines. To correct an invoice, un-invoice the case, change it, and invoice it again.',
    'You can’t un-invoice a case while payments or credits are applied, or if the invoice date is on or before the financial lock date.',
    'The account owes a balance, and the due date hasn’t passed.',
    'The account owes a balance, and the due date has passed.',
    'The balance is $0.00. If you unapply money, the invoice is Open again, or Past due if its due date has passed.',
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
