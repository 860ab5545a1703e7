import {permissionTree} from '../permissions';
import type {PermissionCategory, PermissionType, Role} from '../types';

const tree: readonly PermissionCategory[] = permissionTree;

/** View on everything, as the Read only role holds it. */
function viewEverything(): Record<string, readonly PermissionType[]> {
  return Object.fromEntries(
    tree.flatMap((category) =>
      category.resources
        .filter((resource) => resource.types.includes('View'))
        .map((resource) => [`${category.name} › ${resource.name}`, ['View'] as const]),
    ),
  );
}

/** The roles a new lab starts with. All but the first can be edited, renamed, and deleted. */
export const starterRoles: readonly Role[] = [
  {
    name: 'Administrator',
    grants: 'all',
  },
  {
    name: 'Front desk',
    grants: {
      'Cases › Cases': ['View', 'Create', 'Update'],
      'Cases › Line Items': ['View', 'Manage'],
      'Cases › Production Steps': ['View'],
      'Cases › Additional Steps': ['View', 'Manage'],
      'Cases › Case Problems': ['View', 'Update'],
      'Cases › Files': ['View', 'Manage'],
      'Cases › Activity': ['View', 'Create'],
      'Cases › Bulk Tools': ['View', 'Update'],
      'Cases › IOS Portal': ['View', 'Update'],
      'Cases › Case Views': ['View'],
      'Customers › Doctors': ['View', 'Create', 'Update'],
      'Customers › Offices': ['View', 'Create', 'Update'],
      'Customers › Billing Accounts': ['View'],
      'Customers › Client Portal Accounts': ['View', 'Create', 'Update'],
      'Customers › Pickup Requests': ['View', 'Manage'],
      'Customers › Return Labels': ['View', 'Manage'],
      'Customers › Custom Prices': ['View'],
      'Financials › Prices on Cases': ['View'],
      'Operational Flow › Products': ['View'],
      'Operational Flow › Shipping Routes': ['View'],
      'Operational Flow › Shipments': ['View'],
      'Operational Flow › Outsourcing': ['View'],
    },
  },
  {
    name: 'Department lead',
    grants: {
      'Cases › Cases': ['View', 'Update'],
      'Cases › Line Items': ['View', 'Update'],
      'Cases › Production Steps': ['View', 'Manage'],
      'Cases › Additional Steps': ['View', 'Manage'],
      'Cases › Case Problems': ['View', 'Update'],
      'Cases › Files': ['View', 'Create', 'Update'],
      'Cases › Activity': ['View', 'Create'],
      'Cases › Bulk Tools': ['View', 'Update'],
      'Cases › IOS Portal': ['View'],
      'Cases › Case Views': ['View', 'Manage'],
      'Customers › Doctors': ['View'],
      'Customers › Offices': ['View'],
      'Operational Flow › Departments': ['View'],
      'Operational Flow › Workstations': ['View', 'Manage'],
      'Operational Flow › Production Template Steps': ['View', 'Manage'],
      'Operational Flow › Production Templates': ['View', 'Manage'],
      'Operational Flow › Products': ['View'],
      'Operational Flow › Shipping Routes': ['View'],
      'Operational Flow › Shipments': ['View'],
      "Operational Flow › Technicians' View": ['View', 'Update'],
      'Operational Flow › Outsourcing': ['View', 'Manage'],
      'Reports › Production Reports': ['View'],
      'Users › Users': ['View'],
    },
  },
  {
    name: 'Technician',
    grants: {
      'Cases › Cases': ['View'],
      'Cases › Line Items': ['View'],
      'Cases › Production Steps': ['View'],
      'Cases › Additional Steps': ['View', 'Update'],
      'Cases › Case Problems': ['View'],
      'Cases › Files': ['View', 'Create'],
      'Cases › Activity': ['View', 'Create'],
      "Operational Flow › Technicians' View": ['View', 'Update'],
    },
  },
  {
    name: 'Shipping',
    grants: {
      'Cases › Cases': ['View', 'Update'],
      'Cases › Line Items': ['View'],
      'Cases › Production Steps': ['View', 'Update'],
      'Cases › Additional Steps': ['View'],
      'Cases › Case Problems': ['View', 'Update'],
      'Cases › Files': ['View'],
      'Cases › Activity': ['View', 'Create'],
      'Cases › Bulk Tools': ['View', 'Update'],
      'Cases › Case Views': ['View'],
      'Customers › Doctors': ['View'],
      'Customers › Offices': ['View', 'Update'],
      'Customers › Pickup Requests': ['View', 'Manage'],
      'Customers › Return Labels': ['View', 'Manage'],
      'Integrations › Shipping Carriers': ['View'],
      'Operational Flow › Shipping Routes': ['View'],
      'Operational Flow › Shipments': ['View', 'Manage'],
      'Operational Flow › Outsourcing': ['View', 'Update'],
    },
  },
  {
    name: 'Billing',
    grants: {
      'Cases › Cases': ['View'],
      'Cases › Line Items': ['View', 'Update'],
      'Cases › Case Problems': ['View'],
      'Cases › Activity': ['View', 'Create'],
      'Cases › Bulk Tools': ['View', 'Update'],
      'Cases › Case Views': ['View', 'Manage'],
      'Customers › Doctors': ['View', 'Update'],
      'Customers › Offices': ['View', 'Update'],
      'Customers › Billing Accounts': ['View', 'Manage'],
      'Customers › Client Portal Accounts': ['View', 'Update'],
      'Customers › Custom Prices': ['View', 'Manage'],
      'Financials › Invoices': ['View', 'Manage'],
      'Financials › Payments': ['View', 'Manage'],
      'Financials › Credits': ['View', 'Manage'],
      'Financials › Statements': ['View', 'Manage'],
      'Financials › Tax Areas': ['View', 'Manage'],
      'Financials › Pricelists': ['View', 'Manage'],
      'Financials › Financial Lock': ['View', 'Update'],
      'Financials › Prices on Cases': ['View'],
      'Integrations › Accounting': ['View', 'Update'],
      'Integrations › Payment Processing': ['View'],
      'Operational Flow › Products': ['View'],
      'Operational Flow › Shipping Routes': ['View'],
      'Operational Flow › Shipments': ['View'],
      'Reports › Financial Reports': ['View'],
      'System › Billing Labs': ['View'],
    },
  },
  {
    name: 'Read only',
    grants: viewEverything(),
  },
];

/** What a role holds on a resource, with Manage spelled out; an empty list when it holds nothing. */
export function roleHolds(role: Role, category: string, resource: string): readonly PermissionType[] {
  const offered = tree.find(({name}) => name === category)?.resources.find(({name}) => name === resource)?.types ?? [];
  if (role.grants === 'all') return offered.filter((type) => type !== 'Manage');
  const held = role.grants[`${category} › ${resource}`] ?? [];
  const manages = held.includes('Manage');
  return offered.filter((type) => type !== 'Manage' && (held.includes(type) || (manages && type !== 'View')));
}

/** True when the role may do this one thing; Manage asks for create, update, and delete together. */
export function roleMay(role: Role, resource: string, type: PermissionType): boolean {
  const category = tree.find(({resources}) => resources.some(({name}) => name === resource));
  if (!category) return false;
  const held = roleHolds(role, category.name, resource);
  if (type !== 'Manage') return held.includes(type);
  const offered = category.resources.find(({name}) => name === resource)?.types ?? [];
  if (!offered.includes('Manage')) return false;
  return offered.filter((one) => one !== 'View' && one !== 'Manage').every((one) => held.includes(one));
}
