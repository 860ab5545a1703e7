import type {MenuItem} from './types';

/** The Lab Portal's menu, as it is on screen. */
export const menus: readonly MenuItem[] = [
  {
    name: 'Dashboard',
    page: '/docs/cases/overview',
    children: [{name: 'Action Items', page: '/docs/cases/case-problems'}],
  },
  {
    name: 'Cases',
    page: '/docs/cases/overview',
    children: [
      {name: 'Case Search', page: '/docs/cases/search'},
      {name: 'IOS Portal', page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit'},
      {name: 'Bulk Tools', page: '/docs/cases/bulk-tools'},
    ],
  },
  {
    name: 'Clients',
    children: [
      {name: 'Doctors', page: '/docs/customers/doctors'},
      {name: 'Offices', page: '/docs/customers/offices'},
      {name: 'Billing Accounts', page: '/docs/customers/billing-accounts'},
      {name: 'Client Portal Accounts', page: '/docs/customers/client-portal'},
      {name: 'Pickup Requests', page: '/docs/customers/pickup-requests'},
      {name: 'Return Labels', page: '/docs/customers/return-labels'},
    ],
  },
  {
    name: 'Financial',
    children: [
      {name: 'Invoices', page: '/docs/financials/invoices'},
      {name: 'Payments', page: '/docs/financials/payments-and-credits'},
      {name: 'Credits', page: '/docs/financials/payments-and-credits'},
      {name: 'Statements', page: '/docs/financials/statements'},
    ],
  },
  {name: "Technicians' View", page: '/docs/operational-flow/technicians-view'},
  {name: 'Reports', page: '/docs/operational-flow/departments'},
  {
    name: 'Admin',
    children: [
      {name: 'Products', page: '/docs/products/products'},
      {
        name: 'Production Flow',
        page: '/docs/operational-flow/putting-it-all-together',
        children: [
          {name: 'Departments', page: '/docs/operational-flow/departments'},
          {name: 'Workstations', page: '/docs/operational-flow/workstations'},
          {name: 'Production Template Steps', page: '/docs/operational-flow/production-template-steps'},
          {name: 'Production Templates', page: '/docs/operational-flow/production-templates'},
        ],
      },
      {name: 'Shipping Routes', page: '/docs/system/shipping-routes'},
      {name: 'Billing Labs', page: '/docs/system/billing-labs'},
      {name: 'Integrations', page: '/docs/category/integrations'},
      {name: 'Bulk Imports', page: '/docs/system/bulk-imports/overview'},
      {name: 'Users', page: '/docs/users/users'},
      {name: 'Roles and Permissions', page: '/docs/users/roles-and-permissions'},
      {
        name: 'Settings',
        page: '/docs/category/settings',
        children: [
          {name: 'Automations', page: '/docs/system/automations/overview'},
          {name: 'Case Problem Types', page: '/docs/cases/case-problems'},
          {name: 'Dropdown Values', page: '/docs/system/settings/dropdown-values'},
          {name: 'Pricelists', page: '/docs/products/pricelists'},
          {name: 'Tax Areas', page: '/docs/financials/tax-areas'},
          {name: 'Email Templates', page: '/docs/system/email-templates'},
          {name: 'PDF Templates', page: '/docs/system/pdf-templates'},
          {name: 'Financial Lock', page: '/docs/financials/invoices'},
        ],
      },
    ],
  },
];

function walk(items: readonly MenuItem[], above: string): [string, MenuItem][] {
  return items.flatMap((item) => {
    const path = above ? `${above} › ${item.name}` : item.name;
    return [[path, item] as [string, MenuItem], ...walk(item.children ?? [], path)];
  });
}

const entries = walk(menus, '');

/** Every path of the menu: `Admin › Settings › Tax Areas`. */
export const menuPaths: ReadonlySet<string> = new Set(entries.map(([path]) => path));

/** The page that documents a menu path, where there is one. */
export const menuPages: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([path, item]) => (item.page ? [[path, item.page] as const] : [])),
);
