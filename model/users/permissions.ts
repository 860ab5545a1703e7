import {ALL_TYPES, type PermissionCategory} from '../types';

export const reportPermissions = {
  id: 'reports',
  name: 'Reports',
  resources: [
    {
      id: 'production-reports',
      name: 'Production Reports',
      allows: "Run and export reports on cases, steps, technicians, and departments. They don't show money.",
      types: ['View'],
    },
    {
      id: 'financial-reports',
      name: 'Financial Reports',
      allows: 'Run and export reports on sales, balances, aging, piece rates, and shipping cost.',
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
      allows:
        'See, invite, and change users; reset their PIN and two-factor sign-in; deactivate them. No one can delete a user.',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {
      id: 'roles-and-permissions',
      name: 'Roles and Permissions',
      allows: 'See, add, change, and delete roles, and give them to users.',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
