import {ALL_TYPES, type PermissionCategory} from '../types';

export const integrationPermissions = {
  id: 'integrations',
  name: 'Integrations',
  resources: [
    {
      id: 'accounting',
      name: 'Accounting',
      allows: 'See the accounting connection and its log; connect, map accounts, sync, and disconnect.',
      types: ALL_TYPES,
    },
    {
      id: 'intraoral-scanners',
      name: 'Intraoral Scanners',
      allows: 'See scanner connections; connect, change, and disconnect them.',
      types: ALL_TYPES,
    },
    {
      id: 'payment-processing',
      name: 'Payment Processing',
      allows: 'See the payment connection; connect, change, and disconnect it.',
      types: ALL_TYPES,
    },
    {
      id: 'shipping-carriers',
      name: 'Shipping Carriers',
      allows: 'See carrier connections; connect, change, and disconnect them.',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;

export const systemPermissions = {
  id: 'system',
  name: 'System',
  resources: [
    {
      id: 'automations',
      name: 'Automations',
      allows: 'See, add, change, test, turn on or off, and delete automations.',
      types: ALL_TYPES,
    },
    {
      id: 'billing-labs',
      name: 'Billing Labs',
      allows: 'See, add, and change billing labs; choose the default.',
      types: ALL_TYPES,
    },
    {
      id: 'bulk-imports',
      name: 'Bulk Imports',
      allows: 'See past imports and export data (View); check and run an import (Create).',
      types: ['View', 'Create'],
    },
    {
      id: 'case-problem-types',
      name: 'Case Problem Types',
      allows: "See the six case problem types; turn each one on or off and choose who's notified.",
      types: ['View', 'Update'],
    },
    {
      id: 'dropdown-values',
      name: 'Dropdown Values',
      allows:
        'See, add, rename, order, retire, and merge the values of dropdown lists; delete unused ones; set up custom fields.',
      types: ALL_TYPES,
    },
    {
      id: 'email-templates',
      name: 'Email Templates',
      allows: 'See and change email templates; restore the default.',
      types: ['View', 'Update'],
    },
    {
      id: 'pdf-templates',
      name: 'PDF Templates',
      allows: 'See and change PDF templates; restore the default.',
      types: ['View', 'Update'],
    },
  ],
} as const satisfies PermissionCategory;
