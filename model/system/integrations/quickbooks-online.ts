import type {FactTable} from '../../types';

export const quickbooksSync: FactTable = {
  id: 'quickbooks-sync',
  caption: 'What syncs between Pilot and QuickBooks Online, in which direction, when, and where to make changes',
  columns: ['In Pilot', 'In QuickBooks Online', 'Direction', 'When', 'Where to make changes'],
  rows: [
    {
      id: 'billing-account',
      cells: [
        'Billing account',
        'Customer',
        'Both ways',
        "When it's saved on either side",
        "Pilot, for the name, address, email, and terms; Pilot offers to link a new QuickBooks customer but doesn't create an account for it",
      ],
    },
    {
      id: 'product',
      cells: [
        'Product',
        'Product or service',
        'To QuickBooks',
        'When the first invoice with it syncs, and when its name changes',
        'Pilot',
      ],
    },
    {
      id: 'invoice',
      cells: [
        'Case invoice',
        'Invoice with the same number',
        'To QuickBooks',
        'When the case is invoiced',
        'Pilot; an edit in QuickBooks is reported as a difference',
      ],
    },
    {
      id: 'un-invoice',
      cells: [
        'Un-invoiced case',
        'Invoice voided',
        'To QuickBooks',
        'When the case is un-invoiced',
        'Pilot; not possible once the period is closed in QuickBooks',
      ],
    },
    {
      id: 'outside-invoice',
      cells: [
        'Invoice synced in from accounting',
        'Invoice entered in QuickBooks',
        'To Pilot',
        "When it's saved in QuickBooks, for a linked customer",
        "QuickBooks; you can't change it in Pilot",
      ],
    },
    {
      id: 'processing-fee',
      cells: ['Processing fee invoice (`PPF-…`)', 'Invoice', 'To QuickBooks', 'When the payment succeeds', 'Pilot'],
    },
    {
      id: 'initial-balance',
      cells: [
        'Initial balance',
        'Invoices from before Pilot',
        'Not synced',
        '—',
        'QuickBooks, which already has these invoices',
      ],
    },
    {
      id: 'payment',
      cells: [
        "Payment and what it's applied to",
        'Payment',
        'Both ways',
        "When it's recorded or applied on either side",
        'The side where it was recorded',
      ],
    },
    {
      id: 'void',
      cells: [
        'Voided payment or deleted credit',
        'Payment or credit memo voided or deleted',
        'Both ways',
        "When it's voided or deleted on either side",
        'The side where it was recorded',
      ],
    },
    {id: 'refund', cells: ['Refund', 'Refund receipt', 'To QuickBooks', 'When the refund succeeds', 'Pilot']},
    {
      id: 'credit',
      cells: [
        "Credit and what it's applied to",
        'Credit memo',
        'Both ways',
        "When it's issued or applied on either side",
        'The side where it was issued',
      ],
    },
    {
      id: 'tax',
      cells: [
        'Tax on an invoice',
        'Tax line',
        'To QuickBooks',
        'With the invoice',
        "Pilot; QuickBooks doesn't recalculate it",
      ],
    },
    {id: 'statement', cells: ['Statement', '—', 'Not synced', '—', 'Pilot']},
    {id: 'case', cells: ['Case, line item notes, and files', '—', 'Not synced', '—', 'Pilot']},
  ],
};

export const quickbooksAccountMapping: FactTable = {
  id: 'quickbooks-account-mapping',
  caption: 'Which QuickBooks account each amount goes to',
  columns: ['Amount', 'Kind of account', 'Required', 'If you don’t map it'],
  rows: [
    {id: 'sales', cells: ['Sales of products', 'Income', 'Yes', 'Nothing syncs']},
    {id: 'sales-by-type', cells: ['Sales by restoration type', 'Income', 'No', 'Pilot uses Sales of products']},
    {id: 'receivables', cells: ['Receivables', 'Accounts receivable', 'Yes', 'Nothing syncs']},
    {id: 'discounts', cells: ['Discounts', 'Income', 'No', "Pilot sends each line's total after the discount"]},
    {id: 'shipping', cells: ['Shipping charged', 'Income', 'Yes', "Invoices with shipping don't sync"]},
    {id: 'tax', cells: ['Tax', 'Other current liability', 'Yes', "Invoices with tax don't sync"]},
    {id: 'tax-by-area', cells: ['Tax by tax area', 'Other current liability', 'No', 'Pilot uses Tax']},
    {id: 'deposits', cells: ['Card and ACH payments', 'Bank or undeposited funds', 'Yes', "These payments don't sync"]},
    {
      id: 'checks',
      cells: ['Checks, cash, and other payments', 'Bank or undeposited funds', 'Yes', "These payments don't sync"],
    },
    {id: 'processing-fees', cells: ['Processing fees charged', 'Income', 'No', 'Pilot uses Sales of products']},
    {id: 'credits', cells: ['Credits', 'Income', 'Yes', "Credits don't sync"]},
    {id: 'remake-credits', cells: ['Credits by credit reason', 'Income', 'No', 'Pilot uses Credits']},
  ],
};

export const quickbooksRules: readonly {id: string; rule: string}[] = [
  {
    id: 'one-company',
    rule: 'A QuickBooks Online company can belong to only one billing lab. A second billing lab needs a second company.',
  },
  {id: 'sign-in', rule: 'You sign in at Intuit and choose the company there. Pilot never sees your password.'},
  {
    id: 'expiry',
    rule: 'A connection with no sync for 100 days expires and shows Needs attention. When you reconnect, Pilot sends whatever was waiting.',
  },
  {
    id: 'linking',
    rule: 'When you connect, Pilot proposes a customer for each billing account, based on name and email. You can confirm the match, choose another customer, or create a new one.',
  },
  {id: 'start-date', rule: "Documents dated before **Sync from** don't sync."},
  {
    id: 'initial-balance-payment',
    rule: 'The part of a payment that pays an initial balance syncs but arrives unapplied in QuickBooks. A QuickBooks payment on invoices dated before **Sync from** arrives in Pilot as available credit.',
  },
  {
    id: 'tax',
    rule: "Pilot sends the tax amount. The tax for each tax area goes to the account under **Tax by tax area** or, if you didn't map one, to **Tax**. Pilot doesn't split a combined rate.",
  },
  {
    id: 'failures',
    rule: "If a document fails, Pilot lists it with QuickBooks' reason and tries again when you select **Retry**. The other documents still sync.",
  },
  {
    id: 'lock',
    rule: "A payment or credit from QuickBooks dated on or before the financial lock date doesn't sync, and neither does its void or deletion. Pilot lists each as a difference.",
  },
  {
    id: 'disconnect',
    rule: 'After you disconnect, the data stays on both sides. Pilot keeps the links in case you reconnect the same company.',
  },
];
