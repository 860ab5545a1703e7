import {ALL_TYPES, type PermissionCategory} from '../types';

export const casePermissions = {
  id: 'cases',
  name: 'Cases',
  resources: [
    {
      id: 'cases',
      name: 'Cases',
      allows:
        'See cases; enter and copy them; change their fields, status, and links; cancel and reopen them. No one can delete a case.',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {
      id: 'line-items',
      name: 'Line Items',
      allows: 'See, add, change, and remove the products on a case.',
      types: ALL_TYPES,
    },
    {
      id: 'production-steps',
      name: 'Production Steps',
      allows:
        "See a case's production steps; start, complete, reopen, move, and reassign them on the case (Update); add or remove a step on one case. At the bench, Technicians' View: Update is enough to start and complete steps.",
      types: ALL_TYPES,
    },
    {
      id: 'additional-steps',
      name: 'Additional Steps',
      allows: 'See, add, change, complete, and remove additional steps.',
      types: ALL_TYPES,
    },
    {
      id: 'case-problems',
      name: 'Case Problems',
      allows: 'See case problems and resolve them with a note.',
      types: ['View', 'Update'],
    },
    {
      id: 'files',
      name: 'Files',
      allows: 'See and download scans and attachments; upload, retype, delete, and restore them.',
      types: ALL_TYPES,
    },
    {
      id: 'activity',
      name: 'Activity',
      allows: 'Read the Activity tab; write comments and send messages. No one can edit or delete the log.',
      types: ['View', 'Create'],
    },
    {
      id: 'bulk-tools',
      name: 'Bulk Tools',
      allows: 'Open Bulk Tools and run an action. You also need the permission for the change that the action makes.',
      types: ['View', 'Update'],
    },
    {
      id: 'ios-portal',
      name: 'IOS Portal',
      allows:
        'See the orders from intraoral scanners; accept, reject, and reopen them. To accept an order, you also need Cases: Create.',
      types: ['View', 'Update'],
    },
    {
      id: 'case-views',
      name: 'Case Views',
      allows:
        "Use shared views of Case Search; create, change, and delete shared views. You don't need a permission for private views.",
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
