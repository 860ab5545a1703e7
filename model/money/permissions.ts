import {ALL_TYPES, type PermissionCategory} from '../types';

export const financePermissions = {
  id: 'financials',
  name: 'Financials',
  resources: [
    {
      id: 'invoices',
      name: 'Invoices',
      types: ALL_TYPES,
    },
    {
      id: 'payments',
      name: 'Payments',
      types: ALL_TYPES,
    },
    {
      id: 'credits',
      name: 'Credits',
      types: ALL_TYPES,
    },
    {
      id: 'statements',
      name: 'Statements',
      types: ALL_TYPES,
    },
    {id: 'tax-areas', name: 'Tax Areas', types: ALL_TYPES},
    {
      id: 'pricelists',
      name: 'Pricelists',
      types: ALL_TYPES,
    },
    {
      id: 'financial-lock',
      name: 'Financial Lock',
      types: ['View', 'Update'],
    },
    {
      id: 'prices-on-cases',
      name: 'Prices on Cases',
      types: ['View'],
    },
  ],
} as const satisfies PermissionCategory;
