import type {StateMachine} from '../types';

export const invoiceStates: StateMachine = {
  id: 'invoice',
  title: 'Invoice statuses',
  statuses: [
    {
      id: 'open',
      name: 'Open',
      meaning: "The account owes a balance, and the due date hasn't passed.",
      tone: 'info',
      initial: true,
    },
    {
      id: 'paid',
      name: 'Paid',
      meaning: 'The balance is $0.00. You can un-invoice it only if nothing is applied, as on a free remake.',
      tone: 'good',
    },
    {
      id: 'past-due',
      name: 'Past due',
      meaning: 'The account owes a balance, and the due date has passed.',
      tone: 'warn',
    },
    {
      id: 'un-invoiced',
      name: 'Un-invoiced',
      meaning: 'The invoice no longer counts. You can change the case and invoice it again.',
    },
  ],
  transitions: [
    {
      from: 'open',
      to: 'paid',
      action: 'Balance $0.00',
      by: 'Financials › Payments: Update or Financials › Credits: Update, or Pilot, for money from Stripe or QuickBooks',
    },
    {from: 'open', to: 'past-due', action: 'Due date passes', by: 'Pilot, automatically'},
    {
      from: 'past-due',
      to: 'paid',
      action: 'Balance $0.00',
      by: 'Financials › Payments: Update or Financials › Credits: Update, or Pilot, for money from Stripe or QuickBooks',
    },
    {
      from: 'paid',
      to: 'open',
      action: 'Money unapplied',
      by: 'Financials › Payments: Update or Financials › Credits: Update, or Pilot, when the bank returns a payment or QuickBooks voids one',
    },
    {
      from: 'paid',
      to: 'past-due',
      action: 'Unapplied when late',
      by: 'Financials › Payments: Update or Financials › Credits: Update, or Pilot, when the bank returns a payment or QuickBooks voids one',
    },
    {
      from: 'open',
      to: 'un-invoiced',
      action: 'Un-invoice',
      by: 'Financials › Invoices: Delete, if nothing is applied and its month is open',
    },
    {
      from: 'paid',
      to: 'un-invoiced',
      action: 'Un-invoice',
      by: 'Financials › Invoices: Delete, if nothing is applied and its month is open',
    },
    {
      from: 'past-due',
      to: 'un-invoiced',
      action: 'Un-invoice',
      by: 'Financials › Invoices: Delete, if nothing is applied and its month is open',
    },
  ],
};

export const paymentStates: StateMachine = {
  id: 'payment',
  title: 'Payment statuses',
  statuses: [
    {
      id: 'pending',
      name: 'Pending',
      meaning:
        'The payment provider is processing the payment: a card within moments, ACH often for several business days.',
      tone: 'warn',
      initial: true,
    },
    {
      id: 'received',
      name: 'Received',
      meaning:
        'The payment is available credit until you apply it. Payments with the method **Check**, **Cash**, or **Other** start here.',
      tone: 'good',
    },
    {id: 'refunded', name: 'Refunded', meaning: 'You refunded the full amount.', tone: 'info'},
    {
      id: 'failed',
      name: 'Failed',
      meaning: "The bank declined the payment or took it back, so it doesn't count.",
      tone: 'bad',
    },
    {
      id: 'voided',
      name: 'Voided',
      meaning: 'The payment bounced or was entered by mistake. It no longer counts.',
    },
  ],
  transitions: [
    {from: 'pending', to: 'received', action: 'Confirmed', by: 'The payment provider'},
    {from: 'pending', to: 'failed', action: 'Declined', by: 'The payment provider'},
    {
      from: 'received',
      to: 'failed',
      action: 'Taken back',
      by: 'The payment provider, when the bank returns an ACH payment or you lose a dispute',
    },
    {
      from: 'received',
      to: 'refunded',
      action: 'Refund',
      by: 'Financials › Payments: Delete; a card or ACH refund goes through the payment provider',
    },
    {
      from: 'received',
      to: 'voided',
      action: 'Void',
      by: 'Financials › Payments: Delete, or a void in QuickBooks, only for a Check, Cash, or Other payment whose month is open in Pilot and QuickBooks',
    },
  ],
};

export const statementStates: StateMachine = {
  id: 'statement',
  title: 'Statement statuses',
  statuses: [
    {
      id: 'draft',
      name: 'Draft',
      meaning:
        "Pilot generated the statement at the end of the cycle. The customer doesn't see it. **Regenerate** replaces it with a new draft.",
      initial: true,
    },
    {
      id: 'reviewed',
      name: 'Reviewed',
      meaning: "Someone reviewed the statement, and it's ready to send.",
      tone: 'info',
    },
    {
      id: 'sent',
      name: 'Sent',
      meaning:
        "You emailed or printed the statement, and it's in the Client Portal if the portal account shows statements. You can't change it.",
      tone: 'good',
    },
    {
      id: 'discarded',
      name: 'Discarded',
      meaning: 'The account gets no statement for the cycle, unless you select **New statement**.',
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'draft', to: 'reviewed', action: 'Mark as reviewed', by: 'Financials › Statements: Update'},
    {from: 'reviewed', to: 'sent', action: 'Send or print', by: 'Financials › Statements: Update'},
    {
      from: 'reviewed',
      to: 'draft',
      action: 'Regenerate',
      by: 'Financials › Statements: Create',
    },
    {from: 'draft', to: 'discarded', action: 'Discard', by: 'Financials › Statements: Delete'},
    {from: 'reviewed', to: 'discarded', action: 'Discard', by: 'Financials › Statements: Delete'},
  ],
};

export const productStates: StateMachine = {
  id: 'product',
  title: 'Product statuses',
  statuses: [
    {
      id: 'active',
      name: 'Active',
      meaning: 'You can add the product to any case it has a price for.',
      tone: 'good',
      initial: true,
    },
    {
      id: 'retired',
      name: 'Retired',
      meaning: "You can't add the product to cases. Existing lines keep it.",
    },
  ],
  transitions: [
    {from: 'active', to: 'retired', action: 'Retire', by: 'Operational Flow › Products: Update'},
    {from: 'retired', to: 'active', action: 'Activate', by: 'Operational Flow › Products: Update'},
  ],
};
