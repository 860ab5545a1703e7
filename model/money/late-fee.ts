import {emailTemplates} from '../system/templates/email';
import type {FactTable} from '../types';

/** The ways to bill a fee when no case is coming up, with the emails that Pilot sends the office for it. */
export const lateFeeEmails = {
  'accounting-invoice': [],
  'own-case': ['case-received', 'invoice', 'case-shipped'],
} as const satisfies Record<string, readonly string[]>;

function emailsOf(way: keyof typeof lateFeeEmails): string {
  const names = lateFeeEmails[way].map((id) => `**${emailTemplates.find((email) => email.id === id)?.name ?? id}**`);
  return names.length > 0 ? `${new Intl.ListFormat('en').format(names)}; tell the office first` : 'None';
}

export const lateFeeWays: FactTable = {
  id: 'late-fee-ways',
  caption: 'Other ways to charge a late fee',
  columns: ['Where you add the fee', 'What you do', 'Extra emails from Pilot'],
  rows: [
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
        "Enter a case on a Local route with the fee as its only line and a shipping charge of $0.00, go live, invoice it, and ship it so it isn't reported as late",
        emailsOf('own-case'),
      ],
    },
  ],
};
