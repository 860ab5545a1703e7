import {ALL_TYPES, type PermissionCategory} from '../types';

export const operationPermissions = {
  id: 'operational-flow',
  name: 'Operational Flow',
  resources: [
    {id: 'departments', name: 'Departments', types: ALL_TYPES},
    {
      id: 'workstations',
      name: 'Workstations',
      types: ALL_TYPES,
    },
    {
      id: 'production-template-steps',
      name: 'Production Template Steps',
      types: ALL_TYPES,
    },
    {
      id: 'production-templates',
      name: 'Production Templates',
      types: ALL_TYPES,
    },
    {
      id: 'products',
      name: 'Products',
      types: ALL_TYPES,
    },
    {
      id: 'shipping-routes',
      name: 'Shipping Routes',
      types: ALL_TYPES,
    },
    {
      id: 'shipments',
      name: 'Shipments',
      types: ALL_TYPES,
    },
    {
      id: 'technicians-view',
      name: "Technicians' View",
      types: ['View', 'Update'],
    },
    {
      id: 'outsourcing',
      name: 'Outsourcing',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
