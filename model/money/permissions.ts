import {ALL_TYPES, type PermissionCategory} from '../types';

export const financePermissions = {
  id: 'financials',
  name: 'Financials',
  resources: [
    {
      id: 'invoices',
      name: 'Invoices',
      allows: 'See invoices; invoice a case (Create); resend an invoice (Update); un-invoice a case (Delete).',
      types: ALL_TYPES,
    },
    {
      id: 'payments',
      name: 'Payments',
      allows: 'See and record payments; apply and unapply them (Update); refund or void them (Delete).',
      types: ALL_TYPES,
    },
    {
      id: 'credits',
      name: 'Credits',
      allows: 'See and issue credits; apply and unapply them (Update); delete them (Delete).',
      types: ALL_TYPES,
    },
    {
      id: 'statements',
      name: 'Statements',
      allows: 'See and generate statements; review and send them (Update); discard unsent ones (Delete).',
      types: ALL_TYPES,
    },
    {id: 'tax-areas', name: 'Tax Areas', allows: 'See, add, and change tax areas and their rates.', types: ALL_TYPES},
    {
      id: 'pricelists',
      name: 'Pricelists',
      allows: 'See, add, and change pricelists and the prices on them.',
      types: ALL_TYPES,
    },
    {
      id: 'financial-lock',
      name: 'Financial Lock',
      allows: "See and change a billing lab's financial lock date.",
      types: ['View', 'Update'],
    },
    {
      id: 'prices-on-cases',
      name: 'Prices on Cases',
      allows: 'See rates, discounts, tax, and totals on line items. Without it, the Financials view is hidden.',
      types: ['View'],
    },
  ],
} as const satisfies PermissionCategory;
