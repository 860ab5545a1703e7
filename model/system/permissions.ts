import {ALL_TYPES, type PermissionCategory} from '../types';

export const integrationPermissions = {
  id: 'integrations',
  name: 'Integrations',
  resources: [
    {
      id: 'accounting',
      name: 'Accounting',
      types: ALL_TYPES,
    },
    {
      id: 'intraoral-scanners',
      name: 'Intraoral Scanners',
      types: ALL_TYPES,
    },
    {
      id: 'payment-processing',
      name: 'Payment Processing',
      types: ALL_TYPES,
    },
    {
      id: 'shipping-carriers',
      name: 'Shipping Carriers',
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
      types: ALL_TYPES,
    },
    {
      id: 'billing-labs',
      name: 'Billing Labs',
      types: ALL_TYPES,
    },
    {
      id: 'bulk-imports',
      name: 'Bulk Imports',
      types: ['View', 'Create'],
    },
    {
      id: 'case-problem-types',
      name: 'Case Problem Types',
      types: ['View', 'Update'],
    },
    {
      id: 'dropdown-values',
      name: 'Dropdown Values',
      types: ALL_TYPES,
    },
    {
      id: 'email-templates',
      name: 'Email Templates',
      types: ['View', 'Update'],
    },
    {
      id: 'pdf-templates',
      name: 'PDF Templates',
      types: ['View', 'Update'],
    },
  ],
} as const satisfies PermissionCategory;
