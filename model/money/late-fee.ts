import {emailTemplates} from '../system/templates/email';
import type {FactTable} from '../types';

/** Every way to bill a fee that belongs to no work, with the emails that Pilot sends the office for it. */
export const lateFeeEmails = {
  'next-case': [],
  'accounting-invoice': [],
  'own-case': ['case-received', 'invoice', 'case-shipped'],
} as const satisfies Record<string, readonly string[]>;

function emailsOf(way: keyof typeof lateFeeEmails): string {
  const names = lateFeeEmails[way].map((id) => `**${emailTemplates.find((email) => email.id === id)?.name ?? id}**`);
  return names.length > 0 ? `${new Intl.ListFormat('en').format(names)}; tell the office first` : 'None';
}

export const lateFeeWays: FactTable = {
  id: 'late-fee-ways',
  caption: 'Ways to charge a late fee',
  columns: ['Where you add the fee', 'What you do', 'Extra emails from Pilot'],
  rows: [
    {
      id: 'next-case',
      cells: ["On the account's next case", 'Add the fee as a line before you invoice the case', emailsOf('next-case')],
    },
    {
      id: 'accounting-invoice',
      cells: [
        "In QuickBooks Online, if it's connected",
        "Enter the fee as an invoice for the account's customer there, and it syncs to Pilot",
        emailsOf('accounting-invoice'),
      ],
    },
    {
      id: 'own-case',
      cells: [
        'On a separate case',
        "Enter a case with the fee as its only line and a shipping charge of $0.00, go live, invoice it, and ship it on a Local route so it isn't reported as late",
        emailsOf('own-case'),
      ],
    },
  ],
};
