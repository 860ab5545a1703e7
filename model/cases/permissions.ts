import {ALL_TYPES, type PermissionCategory} from '../types';

export const casePermissions = {
  name: 'Cases',
  resources: [
    {
      name: 'Cases',
      allows:
        'See cases; enter and copy them; change their fields, status, and links; cancel and reopen them. A case is never deleted.',
      types: ['View', 'Create', 'Update', 'Manage'],
    },
    {name: 'Line Items', allows: 'See, add, change, and remove the products on a case.', types: ALL_TYPES},
    {
      name: 'Production Steps',
      allows:
        "See a case's production steps; start, complete, reopen, move, and reassign them on the case (Update); add or remove a step on one case. The bench needs only Technicians' View: Update to start and complete.",
      types: ALL_TYPES,
    },
    {name: 'Additional Steps', allows: 'See, add, change, complete, and remove additional steps.', types: ALL_TYPES},
    {name: 'Case Problems', allows: 'See case problems and resolve them with a note.', types: ['View', 'Update']},
    {
      name: 'Files',
      allows: 'See and download scans and attachments; upload, retype, delete, and restore them.',
      types: ALL_TYPES,
    },
    {
      name: 'Activity',
      allows: 'Read the Activity tab; write comments and send messages. No one can edit or delete the log.',
      types: ['View', 'Create'],
    },
    {
      name: 'Bulk Tools',
      allows: 'Open Bulk Tools and run an action; each action also needs the permission for the change it makes.',
      types: ['View', 'Update'],
    },
    {
      name: 'IOS Portal',
      allows:
        'See the orders that intraoral scanners sent; accept, reject, and reopen them. Accepting also needs Cases: Create.',
      types: ['View', 'Update'],
    },
    {
      name: 'Case Views',
      allows:
        'Use shared views of Case Search; create, change, and delete shared views. Private views need no permission.',
      types: ALL_TYPES,
    },
  ],
} as const satisfies PermissionCategory;
