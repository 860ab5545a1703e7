import type {FactTable} from '../types';

/** What must exist before a case can be entered and invoiced, and what happens without it. */
export const caseNeeds = {
  id: 'case-needs',
  caption: 'What a case needs from the customer records',
  columns: ['Record', 'Needed to', 'Without it'],
  rows: [
    {
      id: 'doctor',
      cells: ['Doctor', 'Enter a case', "The case has no prescriber; a **Deactivated** doctor can't be chosen"],
    },
    {id: 'office', cells: ['Office', 'Enter a case', 'There is no place to ship to and no tax area']},
    {id: 'pair', cells: ['Doctor-office pair', 'Go Live', '**Go Live** is refused']},
    {
      id: 'billing-account',
      cells: [
        'Billing account',
        'Invoice',
        'Cases can be entered, but invoicing fails with a message that names the pair',
      ],
    },
  ],
} as const satisfies FactTable;
