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
        'Applied to the invoices chosen in the portal; autopay applies oldest first',
        'The billing account, by the Payment received email',
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
        'Applied as chosen',
        'The billing account, by the Payment received email',
      ],
    },
    {
      id: 'declined',
      cells: [
        'Card or ACH payment declined',
        "Failed, with Stripe's reason",
        'Unchanged',
        'The billing account, by the Payment failed email; a declined autopay is also under Dashboard › Action Items',
      ],
    },
    {
      id: 'ach-returned',
      cells: [
        'ACH payment returned after it was confirmed',
        'Failed',
        'Unapplied; the balance is open again',
        'The billing account, by the Payment failed email',
      ],
    },
    {
      id: 'refund',
      cells: [
        'Full or partial refund',
        'Shows the refunded amount, which goes back to the same card or bank account',
        'Unchanged; you can refund only the unapplied part of a payment',
        'No one; tell the office in a message',
      ],
    },
    {
      id: 'processing-fee',
      cells: [
        'Card payment by an account with Charge processing fee',
        'Amount plus fee in one charge',
        'The same payment pays a processing fee invoice, `PPF-…`',
        'The payer, before confirming',
      ],
    },
    {
      id: 'dispute',
      cells: [
        'Payer disputes a card payment',
        'Stays Received during the dispute',
        'Unchanged; if you lose, unapply the payment',
        'The account owner, by Stripe',
      ],
    },
  ],
};

export const autopayRules: readonly {id: string; rule: string}[] = [
  {
    id: 'day',
    rule: "Autopay charges on the billing account's autopay day. In a month without that day, autopay runs on the last day.",
  },
  {id: 'amount', rule: "It charges the account's outstanding balance, minus available credit."},
  {
    id: 'retry',
    rule: "Pilot doesn't retry a declined autopay. The office pays in the portal, or you charge again.",
  },
  {
    id: 'method',
    rule: "Payers enter cards and bank accounts on Stripe's form. Pilot shows the type and the last four digits.",
  },
];
