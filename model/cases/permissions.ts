import {ALL_TYPES, type PermissionCategory} from '../types';

export const casePermissions = {
  id: 'cases',
  name: 'Cases',
  resources: [
    {
      id: 'cases',
      name: 'Cases',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {
      id: 'line-items',
      name: 'Line Items',
      types: ALL_TYPES,
    },
    {
      id: 'production-steps',
      name: 'Production Steps',
      types: ALL_TYPES,
    },
    {
      id: 'additional-steps',
      name: 'Additional Steps',
      types: ALL_TYPES,
    },
    {
      id: 'case-problems',
      name: 'Case Problems',
      types: ['View', 'Update'],
    },
    {
      id: 'files',
      name: 'Files',
      types: ALL_TYPES,
    },
    {
      id: 'activity',
      name: 'Activity',
      types: ['View', 'Create'],
    },
    {
      id: 'bulk-tools',
      name: 'Bulk Tools',
      types: ['View', 'Update'],
    },
    {
      id: 'ios-portal',
      name: 'IOS Portal',
      types: ['View', 'Update'],
    },
    {
      id: 'case-views',
      name: 'Case Views',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
