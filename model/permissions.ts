import type {PermissionCategory, PermissionType, Resource} from './types';

const all = ['View', 'Create', 'Update', 'Delete', 'Manage'] as const;

/** The permission tree: category › resource › types that the resource offers. */
export const permissionTree = [
  {
    name: 'Cases',
    resources: [
      {
        name: 'Cases',
        allows: 'See cases; enter them; change their fields, status and links; cancel and reopen them.',
        types: all,
      },
      {name: 'Line Items', allows: 'See, add, change and remove the products on a case.', types: all},
      {
        name: 'Production Steps',
        allows:
          "See a case's production steps; start, complete, reopen and reassign them; add or remove a step on one case.",
        types: all,
      },
      {name: 'Additional Steps', allows: 'See, add, change, complete and remove additional steps.', types: all},
      {name: 'Case Problems', allows: 'See case problems and resolve them with a note.', types: ['View', 'Update']},
      {
        name: 'Files',
        allows: 'See and download scans and attachments; upload, retype, delete and restore them.',
        types: all,
      },
      {
        name: 'Activity',
        allows: 'Read the Activity tab; write comments and send messages. Nobody can edit or delete the log.',
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
          'See the orders that intraoral scanners sent; accept, reject and reopen them. Accepting also needs Cases: Create.',
        types: ['View', 'Update'],
      },
      {
        name: 'Case Views',
        allows:
          'Use shared views of Case Search; create, change and delete shared views. Private views need no permission.',
        types: all,
      },
    ],
  },
  {
    name: 'Clients',
    resources: [
      {
        name: 'Doctors',
        allows: 'See, add and change doctors and their doctor-office pairs; set Hold and Deactivated.',
        types: all,
      },
      {name: 'Offices', allows: 'See, add and change offices; validate addresses.', types: all},
      {
        name: 'Billing Accounts',
        allows: 'See, add and change billing accounts, their terms, autopay and payment method.',
        types: all,
      },
      {
        name: 'Client Portal Accounts',
        allows: 'See, add and change Client Portal accounts and their users; send invitations.',
        types: all,
      },
      {name: 'Pickup Requests', allows: 'See, make, schedule, change and cancel pickup requests.', types: all},
      {
        name: 'Return Labels',
        allows: 'See and create return labels, send them again (Update) and void them (Delete).',
        types: all,
      },
      {name: 'Custom Prices', allows: "See, add, change and remove a doctor's custom prices.", types: all},
    ],
  },
  {
    name: 'Finance',
    resources: [
      {
        name: 'Invoices',
        allows: 'See invoices; invoice a case (Create); send an invoice again (Update); un-invoice (Delete).',
        types: all,
      },
      {
        name: 'Payments',
        allows: 'See and record payments; apply and unapply them (Update); refund or void them (Delete).',
        types: all,
      },
      {
        name: 'Credits',
        allows: 'See and issue credits; apply and unapply them (Update); delete them (Delete).',
        types: all,
      },
      {
        name: 'Statements',
        allows: 'See and make statements; review and send them (Update); discard one that was not sent (Delete).',
        types: all,
      },
      {name: 'Tax Areas', allows: 'See, add and change tax areas and their rates.', types: all},
      {name: 'Pricelists', allows: 'See, add and change pricelists and the prices on them.', types: all},
      {
        name: 'Financial Lock',
        allows: 'See and move the financial lock date of a billing lab.',
        types: ['View', 'Update'],
      },
      {
        name: 'Prices on Cases',
        allows: 'See rates, discounts, tax and totals on line items. Without it the Financials view is hidden.',
        types: ['View'],
      },
    ],
  },
  {
    name: 'Integrations',
    resources: [
      {
        name: 'Accounting',
        allows: 'See the accounting connection and its log; connect, map accounts, sync and disconnect.',
        types: all,
      },
      {name: 'Intraoral Scanners', allows: 'See scanner connections; connect, change and disconnect them.', types: all},
      {
        name: 'Payment Processing',
        allows: 'See the payment connection; connect, change and disconnect it.',
        types: all,
      },
      {name: 'Shipping Carriers', allows: 'See carrier connections; connect, change and disconnect them.', types: all},
    ],
  },
  {
    name: 'Operation',
    resources: [
      {name: 'Departments', allows: 'See, add, change and delete departments.', types: all},
      {name: 'Workstations', allows: 'See, add, change and delete workstations and their work assignment.', types: all},
      {name: 'Production Template Steps', allows: 'See, add, change and delete production template steps.', types: all},
      {name: 'Production Templates', allows: 'See, add, change and delete production templates.', types: all},
      {name: 'Products', allows: 'See, add and change products and their behaviors; retire them.', types: all},
      {name: 'Shipping Routes', allows: 'See, add, change and delete shipping routes.', types: all},
      {
        name: 'Shipments',
        allows:
          'See shipments; ship cases and make labels (Create); change a shipment (Update); void labels and undo shipping (Delete).',
        types: all,
      },
      {
        name: "Technicians' View",
        allows:
          "Open Technicians' View (View); start, complete, pass and fail steps there and pull work where the workstation allows it (Update).",
        types: ['View', 'Update'],
      },
      {
        name: 'Outsourcing',
        allows: 'See outsourced steps; send a step out, change its dates, record its return and take it back in-house.',
        types: all,
      },
    ],
  },
  {
    name: 'Reports',
    resources: [
      {
        name: 'Production Reports',
        allows: 'Run and export reports on cases, steps, technicians and departments. They show no money.',
        types: ['View'],
      },
      {
        name: 'Financial Reports',
        allows: 'Run and export reports on sales, balances, aging, piece rates and shipping cost.',
        types: ['View'],
      },
    ],
  },
  {
    name: 'System',
    resources: [
      {name: 'Automations', allows: 'See, add, change, test, switch on and off, and delete automations.', types: all},
      {name: 'Billing Labs', allows: 'See, add and change billing labs; choose the default.', types: all},
      {
        name: 'Bulk Imports',
        allows: 'See past imports and export data (View); check and run an import (Create).',
        types: ['View', 'Create'],
      },
      {
        name: 'Case Problem Types',
        allows: 'See the six kinds of case problem; switch each on or off and choose who is notified.',
        types: ['View', 'Update'],
      },
      {
        name: 'Dropdown Values',
        allows:
          'See, add, rename, order, retire and merge the values of dropdown lists; delete unused ones; set up custom fields.',
        types: all,
      },
      {
        name: 'Email Templates',
        allows: 'See and change email templates; restore the default.',
        types: ['View', 'Update'],
      },
      {name: 'PDF Templates', allows: 'See and change PDF templates; restore the default.', types: ['View', 'Update']},
    ],
  },
  {
    name: 'User',
    resources: [
      {
        name: 'Users',
        allows:
          'See, invite and change users; reset their PIN and two-factor sign-in; deactivate them. A user is never deleted.',
        types: ['View', 'Create', 'Update', 'Manage'],
      },
      {name: 'Roles and Permissions', allows: 'See, add, change and delete roles, and give them to users.', types: all},
    ],
  },
] as const satisfies readonly PermissionCategory[];

export type CategoryName = (typeof permissionTree)[number]['name'];
export type ResourceName = (typeof permissionTree)[number]['resources'][number]['name'];

type Found = {category: string; resource: Resource};

const byName: ReadonlyMap<string, Found> = new Map(
  (permissionTree as readonly PermissionCategory[]).flatMap((category) =>
    category.resources.map((resource) => [resource.name, {category: category.name, resource}] as const),
  ),
);

/** Finds a resource by its name, which is unique in the whole tree. */
export function findResource(name: string): Found | undefined {
  return byName.get(name);
}

/** True when the resource exists and offers every type named (`'Create, View'` or a list). */
export function permissionExists(resource: string, types: string | readonly string[] = []): boolean {
  const found = byName.get(resource);
  if (!found) return false;
  const wanted = typeof types === 'string' ? types.split(',').map((type) => type.trim()) : types;
  return wanted.every((type) => (found.resource.types as readonly string[]).includes(type));
}

/** Reads `Category › Resource: Type, Type`; undefined when the tree does not hold it. */
export function parsePermission(
  text: string,
): {category: string; resource: string; types: readonly PermissionType[]} | undefined {
  const match = /^(.+?) › (.+?): (.+)$/.exec(text.trim());
  if (!match) return undefined;
  const [, category = '', resource = '', list = ''] = match;
  const types = list.split(',').map((type) => type.trim());
  if (byName.get(resource)?.category !== category || !permissionExists(resource, types)) return undefined;
  return {category, resource, types: types as PermissionType[]};
}
