import {ALL_TYPES, type PermissionCategory} from '../types';

export const reportPermissions = {
  name: 'Reports',
  resources: [
    {
      name: 'Production Reports',
      allows: "Run and export reports on cases, steps, technicians, and departments. They don't show money.",
      types: ['View'],
    },
    {
      name: 'Financial Reports',
      allows: 'Run and export reports on sales, balances, aging, piece rates, and shipping cost.',
      types: ['View'],
    },
  ],
} as const satisfies PermissionCategory;

export const userPermissions = {
  name: 'Users',
  resources: [
    {
      name: 'Users',
      allows:
        'See, invite, and change users; reset their PIN and two-factor sign-in; deactivate them. No one can delete a user.',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {
      name: 'Roles and Permissions',
      allows: 'See, add, change, and delete roles, and give them to users.',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
