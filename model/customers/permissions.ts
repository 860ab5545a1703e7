import {ALL_TYPES, type PermissionCategory} from '../types';

export const clientPermissions = {
  id: 'customers',
  name: 'Customers',
  resources: [
    {
      id: 'doctors',
      name: 'Doctors',
      types: ALL_TYPES,
    },
    {id: 'offices', name: 'Offices', types: ALL_TYPES},
    {
      id: 'billing-accounts',
      name: 'Billing Accounts',
      types: ALL_TYPES,
    },
    {
      id: 'client-portal-accounts',
      name: 'Client Portal Accounts',
      types: ALL_TYPES,
    },
    {
      id: 'pickup-requests',
      name: 'Pickup Requests',
      types: ALL_TYPES,
    },
    {
      id: 'return-labels',
      name: 'Return Labels',
      types: ALL_TYPES,
    },
    {
      id: 'custom-prices',
      name: 'Custom Prices',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
