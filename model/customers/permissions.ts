import {ALL_TYPES, type PermissionCategory} from '../types';

export const clientPermissions = {
  id: 'customers',
  name: 'Customers',
  resources: [
    {
      id: 'doctors',
      name: 'Doctors',
      allows: 'See, add, and change doctors and their doctor-office pairs; put doctors on Hold and deactivate them.',
      types: ALL_TYPES,
    },
    {id: 'offices', name: 'Offices', allows: 'See, add, and change offices; validate addresses.', types: ALL_TYPES},
    {
      id: 'billing-accounts',
      name: 'Billing Accounts',
      allows: 'See, add, and change billing accounts, their terms, autopay, and payment method.',
      types: ALL_TYPES,
    },
    {
      id: 'client-portal-accounts',
      name: 'Client Portal Accounts',
      allows: 'See, add (Create), and change Client Portal accounts and their users; send invitations.',
      types: ALL_TYPES,
    },
    {
      id: 'pickup-requests',
      name: 'Pickup Requests',
      allows: 'See, enter, schedule, change, and cancel pickup requests.',
      types: ALL_TYPES,
    },
    {
      id: 'return-labels',
      name: 'Return Labels',
      allows: 'See and create return labels, resend them (Update), and void them (Delete).',
      types: ALL_TYPES,
    },
    {
      id: 'custom-prices',
      name: 'Custom Prices',
      allows: "See, add, change, and remove a doctor's custom prices.",
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
