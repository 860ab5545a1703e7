import type {FactTable} from '../types';

/** The numbers on the dashboard; each opens the list behind it. */
export const dashboardNumbers = {
  id: 'dashboard-numbers',
  caption: 'Dashboard numbers',
  columns: ['Number', 'What it counts'],
  rows: [
    {
      id: 'received-today',
      cells: ['Received today', 'Cases whose received date is today.'],
    },
    {
      id: 'waiting-to-go-live',
      cells: ['Waiting to go live', 'Cases in **Entry**.'],
    },
    {
      id: 'ships-today',
      cells: ['Ships today', '**Live** cases whose ship date is today.'],
    },
    {
      id: 'late',
      cells: ['Late', 'Cases in **Entry**, **Live**, or **On Hold** whose ship date has passed.'],
    },
    {id: 'on-hold', cells: ['On hold', 'Cases that are **On Hold**.']},
    {
      id: 'new-messages',
      cells: ['New messages', "Cases whose last message is from the office and hasn't been read."],
    },
    {
      id: 'scanner-orders',
      cells: ['Scanner orders', 'Orders in the IOS portal that no one has accepted or rejected yet.'],
    },
    {
      id: 'action-items',
      cells: [
        'Action Items',
        'Open case problems and, if you have Financials › Payments: View, declined autopay charges.',
      ],
    },
    {
      id: 'expected-today',
      cells: [
        'Expected today',
        'Boxes with your return labels that the carrier expects to deliver today. **Unmatched** lists boxes that have arrived but match no case.',
      ],
    },
    {
      id: 'shipped-not-invoiced',
      cells: ['Shipped, not invoiced', '**Shipped** cases that have no invoice.'],
    },
  ],
} as const satisfies FactTable;
