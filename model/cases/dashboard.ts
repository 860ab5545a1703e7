import type {FactTable} from '../types';

/** The numbers on the dashboard; each opens the list behind it. */
export const dashboardNumbers = {
  id: 'dashboard-numbers',
  caption: 'Numbers on the dashboard',
  columns: ['Number', 'What it counts', 'Permission'],
  rows: [
    {
      id: 'received-today',
      cells: ['Received today', 'Cases whose received date is today.', 'Cases › Cases: View'],
    },
    {
      id: 'waiting-to-go-live',
      cells: ['Waiting to go live', 'Cases in **Entry**.', 'Cases › Cases: View'],
    },
    {
      id: 'ships-today',
      cells: ['Ships today', '**Live** cases whose ship date is today.', 'Cases › Cases: View'],
    },
    {
      id: 'late',
      cells: [
        'Late',
        'Cases in **Entry**, **Live**, or **On Hold** whose ship date has passed.',
        'Cases › Cases: View',
      ],
    },
    {id: 'on-hold', cells: ['On hold', 'Cases that are **On Hold**.', 'Cases › Cases: View']},
    {
      id: 'new-messages',
      cells: [
        'New messages',
        "Cases whose last message is from the office and hasn't been read.",
        'Cases › Activity: View',
      ],
    },
    {
      id: 'scanner-orders',
      cells: [
        'Scanner orders',
        'Orders in the IOS portal that no one has accepted or rejected yet.',
        'Cases › IOS Portal: View',
      ],
    },
    {
      id: 'action-items',
      cells: [
        'Action Items',
        'Open case problems and, if you have Finance › Payments: View, declined autopay charges.',
        'Cases › Case Problems: View',
      ],
    },
    {
      id: 'expected-today',
      cells: [
        'Expected today',
        'Boxes that offices sent with your return labels and that the carrier expects to deliver today. **Unmatched** lists boxes that have arrived but do not match a case.',
        'Clients › Return Labels: View',
      ],
    },
    {
      id: 'shipped-not-invoiced',
      cells: ['Shipped, not invoiced', '**Shipped** cases that have no invoice.', 'Finance › Invoices: View'],
    },
  ],
} as const satisfies FactTable;
