import {ALL_TYPES, type PermissionCategory} from '../types';

export const operationPermissions = {
  id: 'operational-flow',
  name: 'Operational Flow',
  resources: [
    {id: 'departments', name: 'Departments', allows: 'See, add, change, and delete departments.', types: ALL_TYPES},
    {
      id: 'workstations',
      name: 'Workstations',
      allows: 'See, add, change, and delete workstations, including their work assignment.',
      types: ALL_TYPES,
    },
    {
      id: 'production-template-steps',
      name: 'Production Template Steps',
      allows: 'See, add, change, and delete production template steps.',
      types: ALL_TYPES,
    },
    {
      id: 'production-templates',
      name: 'Production Templates',
      allows: 'See, add, change, and delete production templates.',
      types: ALL_TYPES,
    },
    {
      id: 'products',
      name: 'Products',
      allows: 'See, add, and change products and their behaviors; retire them.',
      types: ALL_TYPES,
    },
    {
      id: 'shipping-routes',
      name: 'Shipping Routes',
      allows: 'See, add, change, and delete shipping routes.',
      types: ALL_TYPES,
    },
    {
      id: 'shipments',
      name: 'Shipments',
      allows:
        'See shipments; ship cases and print labels (Create); change a shipment (Update); void labels and undo shipping (Delete).',
      types: ALL_TYPES,
    },
    {
      id: 'technicians-view',
      name: "Technicians' View",
      allows:
        "Open Technicians' View with the cases in your own queue (View); start, complete, pass, and fail steps there, reopen a step you completed today, and take work where the workstation allows it (Update).",
      types: ['View', 'Update'],
    },
    {
      id: 'outsourcing',
      name: 'Outsourcing',
      allows: 'See outsourced steps; send a step out, change its dates, record its return, and take it back in-house.',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
