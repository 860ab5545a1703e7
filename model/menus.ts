import type {MenuItem} from './types';

/** The Lab Portal's menu, as it is on screen. */
export const menus: readonly MenuItem[] = [
  {
    name: 'Dashboard',
    children: [{name: 'Action Items'}],
  },
  {
    name: 'Cases',
    children: [{name: 'Case Search'}, {name: 'IOS Portal'}, {name: 'Bulk Tools'}],
  },
  {
    name: 'Customers',
    children: [
      {name: 'Doctors'},
      {name: 'Offices'},
      {name: 'Billing Accounts'},
      {name: 'Client Portal Accounts'},
      {name: 'Pickup Requests'},
      {name: 'Return Labels'},
    ],
  },
  {
    name: 'Financials',
    children: [{name: 'Invoices'}, {name: 'Payments'}, {name: 'Credits'}, {name: 'Statements'}],
  },
  {name: "Technicians' View"},
  {name: 'Reports'},
  {
    name: 'Admin',
    children: [
      {name: 'Products'},
      {
        name: 'Operational Flow',
        children: [
          {name: 'Departments'},
          {name: 'Workstations'},
          {name: 'Production Template Steps'},
          {name: 'Production Templates'},
        ],
      },
      {name: 'Shipping Routes'},
      {name: 'Billing Labs'},
      {name: 'Integrations'},
      {name: 'Bulk Imports'},
      {name: 'Users'},
      {name: 'Roles and Permissions'},
      {
        name: 'Settings',
        children: [
          {name: 'Automations'},
          {name: 'Case Problem Types'},
          {name: 'Dropdown Values'},
          {name: 'Pricelists'},
          {name: 'Tax Areas'},
          {name: 'Email Templates'},
          {name: 'PDF Templates'},
          {name: 'Financial Lock'},
        ],
      },
    ],
  },
];

const pathsIn = (items: readonly MenuItem[], above = ''): string[] =>
  items.flatMap(({name, children = []}) => [`${above}${name}`, ...pathsIn(children, `${above}${name} › `)]);

/** Every path of the menu: `Admin › Settings › Tax Areas`. */
export const menuPaths: ReadonlySet<string> = new Set(pathsIn(menus));
