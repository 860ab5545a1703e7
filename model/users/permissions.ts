import {ALL_TYPES, type PermissionCategory} from '../types';

export const reportPermissions = {
  id: 'reports',
  name: 'Reports',
  resources: [
    {
      id: 'production-reports',
      name: 'Production Reports',
      types: ['View'],
    },
    {
      id: 'financial-reports',
      name: 'Financial Reports',
      types: ['View'],
    },
  ],
} as const satisfies PermissionCategory;

export const userPermissions = {
  id: 'users',
  name: 'Users',
  resources: [
    {
      id: 'users',
      name: 'Users',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {
      id: 'roles-and-permissions',
      name: 'Roles and Permissions',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
