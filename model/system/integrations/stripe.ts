import type {FactTable} from '../../types';

export const stripeEvents: FactTable = {
  id: 'stripe-events',
  caption: 'What happens in Pilot when something happens to a payment',
  columns: ['Event', 'Payment', 'Invoices', 'Who is told'],
  rows: [
    {
      id: 'card-succeeds',
      cells: [
        'Card payment succeeds',
        'Received',
        'Applied to the invoices chosen in the portal; autopay applies oldest first',
        'Email Payment received',
      ],
    },
    {
      id: 'ach-starts',
      cells: [
        'ACH payment starts',
        'Pending until the bank confirms, often several business days',
        'Nothing is applied yet; the invoices show a pending payment',
        'Nobody yet',
      ],
    },
    {
      id: 'ach-succeeds',
      cells: ['ACH payment is confirmed', 'Received', 'Applied as chosen', 'Email Payment received'],
    },
    {
      id: 'declined',
      cells: [
        'Card declined or ACH refused',
        'Failed, with the reason from the provider',
        'Unchanged',
        'Email Payment failed; for autopay also Dashboard › Action Items',
      ],
    },
    {
      id: 'ach-returned',
      cells: [
        'ACH payment returned after it was confirmed',
        'Failed',
        'Unapplied; the balance is open again',
        'Email Payment failed',
      ],
    },
    {
      id: 'refund',
      cells: [
        'Refund, whole or in part',
        'Refunded amount shown; goes back to the same card or bank account',
        'Unchanged; only the unapplied part of a payment can be refunded',
        'Nobody; tell the office in a message',
      ],
    },
    {
      id: 'processing-fee',
      cells: [
        'Card payment by an account with Charge processing fee',
        'Amount plus fee in one charge',
        'A processing fee invoice `PPF-…` is made and paid by the same payment',
        'The fee is shown before the payer confirms',
      ],
    },
    {
      id: 'dispute',
      cells: [
        'Payer disputes a card payment',
        'Stays Received until Stripe decides',
        'Unchanged; if you lose, unapply the payment; Stripe has already returned the money',
        'Stripe tells the account owner',
      ],
    },
  ],
};

export const autopayRules: readonly {id: string; rule: string}[] = [
  {
    id: 'day',
    rule: "Autopay charges on the billing account's autopay day. A month without that day uses its last day.",
  },
  {id: 'amount', rule: "It charges the account's outstanding balance, minus available credit."},
  {
    id: 'retry',
    rule: "A declined autopay isn't retried. The office pays in the portal, or you charge again.",
  },
  {
    id: 'method',
    rule: "Cards and bank accounts are entered on Stripe's form and kept there. Pilot shows the type and the last four digits.",
  },
];
