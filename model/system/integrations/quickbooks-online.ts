import type {FactTable} from '../../types';

export const quickbooksSync: FactTable = {
  id: 'quickbooks-sync',
  caption: 'What syncs with QuickBooks Online',
  columns: ['In Pilot', 'In QuickBooks Online', 'Direction', 'Where to make changes'],
  rows: [
    {
      id: 'billing-account',
      cells: [
        'Billing account',
        'Customer',
        'To QuickBooks',
        'Pilot; the next save overwrites an edit to the customer in QuickBooks',
      ],
    },
    {
      id: 'product',
      cells: ['Product', 'Product or service with the same name, or a new one', 'To QuickBooks', 'Pilot'],
    },
    {
      id: 'invoice',
      cells: [
        'Case invoice',
        'Invoice with the same number',
        'To QuickBooks',
        'Pilot; an edit in QuickBooks becomes a difference in the log',
      ],
    },
    {
      id: 'un-invoice',
      cells: [
        'Un-invoiced case',
        'Invoice voided',
        'To QuickBooks',
        'Pilot; not possible once the period is closed in QuickBooks',
      ],
    },
    {
      id: 'outside-invoice',
      cells: [
        'Invoice synced in from accounting',
        'Invoice entered in QuickBooks',
        'To Pilot',
        "QuickBooks; you can't change it in Pilot",
      ],
    },
    {
      id: 'processing-fee',
      cells: ['Processing fee invoice (`PPF-…`)', 'Invoice', 'To QuickBooks', 'Pilot'],
    },
    {
      id: 'older-invoice',
      cells: [
        'Initial balance, or an invoice dated before **Sync from**',
        'The invoice you entered there by hand',
        'Not synced',
        'Both sides',
      ],
    },
    {
      id: 'payment',
      cells: ["Payment and what it's applied to", 'Payment', 'Both ways', 'The side where it was recorded'],
    },
    {
      id: 'void',
      cells: [
        'Voided payment or deleted credit',
        'Payment or credit memo voided or deleted',
        'Both ways',
        'The side where it was recorded',
      ],
    },
    {
      id: 'refund',
      cells: [
        'Refund',
        "Check or expense to accounts receivable, matched to the customer's open credit",
        'To QuickBooks',
        'Pilot',
      ],
    },
    {
      id: 'credit',
      cells: ["Credit and what it's applied to", 'Credit memo', 'Both ways', 'The side where it was issued'],
    },
  ],
};

export const quickbooksAccountMapping: FactTable = {
  id: 'quickbooks-account-mapping',
  caption: 'Which QuickBooks account each amount goes to',
  columns: ['Amount', 'Account type', 'If you don’t map it'],
  rows: [
    {id: 'sales', cells: ['Sales of products', 'Income', 'Nothing syncs']},
    {id: 'sales-by-type', cells: ['Sales by restoration type', 'Income', 'Pilot uses Sales of products']},
    {id: 'receivables', cells: ['Receivables', 'Accounts receivable', 'Nothing syncs']},
    {id: 'discounts', cells: ['Discounts', 'Income', "Pilot sends each line's total after the discount"]},
    {id: 'shipping', cells: ['Shipping charged', 'Income', "Invoices with shipping don't sync"]},
    {id: 'tax', cells: ['Tax', 'Other current liability', "Invoices with tax don't sync"]},
    {id: 'tax-by-area', cells: ['Tax by tax area', 'Other current liability', 'Pilot uses Tax']},
    {id: 'deposits', cells: ['Card and ACH payments', 'Bank or undeposited funds', "These payments don't sync"]},
    {
      id: 'checks',
      cells: ['Checks, cash, and other payments', 'Bank or undeposited funds', "These payments don't sync"],
    },
    {id: 'processing-fees', cells: ['Processing fees charged', 'Income', 'Pilot uses Sales of products']},
    {id: 'credits', cells: ['Credits', 'Income', "Credits don't sync"]},
    {id: 'remake-credits', cells: ['Credits by credit reason', 'Income', 'Pilot uses Credits']},
  ],
};
