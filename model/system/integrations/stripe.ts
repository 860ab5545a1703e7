import type {FactTable} from '../../types';

export const stripeEvents: FactTable = {
  id: 'stripe-events',
  caption: 'What each payment event does in Pilot',
  columns: ['Event', 'Payment', 'Invoices', 'Who is notified'],
  rows: [
    {
      id: 'card-succeeds',
      cells: [
        'Card payment succeeds',
        'Received',
        'Applied to the chosen invoices, or to the oldest first with autopay',
        'The billing account, with the Payment received email',
      ],
    },
    {
      id: 'ach-starts',
      cells: [
        'ACH payment starts',
        'Pending until the bank confirms, often for several business days',
        'Nothing is applied yet; the invoices show a pending payment',
        'No one yet',
      ],
    },
    {
      id: 'ach-succeeds',
      cells: [
        'ACH payment is confirmed',
        'Received',
        'Applied as with a card payment',
        'The billing account, with the Payment received email',
      ],
    },
    {
      id: 'declined',
      cells: [
        'Card or ACH payment is declined',
        "Failed, with Stripe's reason",
        'Unchanged',
        'The billing account, with the Payment failed email; a declined autopay is also listed under Dashboard › Action Items',
      ],
    },
    {
      id: 'ach-returned',
      cells: [
        "ACH payment is returned after it's confirmed",
        'Failed',
        'Payment unapplied; the balance is open again',
        'The billing account, with the Payment failed email',
      ],
    },
  ],
};
