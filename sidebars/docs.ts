import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {identity, renameProduct} from '../config/identity';
import {category} from './category';

const {accounting, scanners, payments, carriers} = identity.integrations;

const cases = category(
  'Cases',
  'cases',
  'Enter a case, track it through the lab, find it again, and fix what goes wrong.',
  [
    'cases/overview',
    'cases/search',
    'cases/line-items',
    'cases/production-steps',
    'cases/additional-steps',
    'cases/case-problems',
    'cases/file-management',
    'cases/activity-tab',
    'cases/bulk-tools',
  ],
);

const customers = category(
  'Customers',
  'customers',
  'The doctors you work for, where their cases go, who pays, and what offices can do online.',
  [
    'customers/doctors',
    'customers/offices',
    'customers/billing-accounts',
    'customers/client-portal',
    'customers/pickup-requests',
    'customers/return-labels',
  ],
);

const products = category(
  'Products',
  'products',
  'What your lab makes and what it charges: products, pricelists, and custom prices for individual doctors.',
  ['products/products', 'products/pricelists', 'products/custom-prices'],
);

const operationalFlow = category(
  'Operational flow',
  'operational-flow',
  'How work moves through the lab: departments, workstations, templates, and the bench screen that technicians use.',
  [
    'operational-flow/putting-it-all-together',
    'operational-flow/departments',
    'operational-flow/workstations',
    'operational-flow/production-template-steps',
    'operational-flow/production-templates',
    'operational-flow/technicians-view',
  ],
);

const financials = category(
  'Financials',
  'financials',
  'Bill finished work and get paid: invoices, payments and credits, monthly statements, and sales tax.',
  ['financials/invoices', 'financials/payments-and-credits', 'financials/statements', 'financials/tax-areas'],
);

const automations = category(
  'Automations',
  'automations',
  'Write rules that do repetitive case entry for you, such as choosing the pair and adding products and tags.',
  [
    'system/automations/overview',
    'system/automations/ios-case-create',
    'system/automations/item_product',
    'system/automations/item_method',
    'system/automations/item_material',
  ],
);

const integrations = category(
  'Integrations',
  'integrations',
  renameProduct(
    'Connect Pilot to your accounting program, your customers’ scanners, your payment processor, and your carriers.',
  ),
  [
    category(
      'Accounting',
      'accounting',
      `What syncs with ${accounting.name}, how to map accounts and tax, and what to do when the two sides don’t match.`,
      [`system/integrations/accounting/${accounting.slug}`],
    ),
    category(
      'Intraoral dental scanners',
      'intraoral-dental-scanners',
      `Get orders and scans from ${scanners.name} in one place, and turn them into cases.`,
      [`system/integrations/intraoral-dental-scanners/${scanners.slug}`],
    ),
    category(
      'Payment processing',
      'payment-processing',
      `Take card and bank payments with ${payments.name}: at the desk, in the Client Portal, and by autopay.`,
      [`system/integrations/payment-processing/${payments.slug}`],
    ),
    category(
      'Shipping',
      'shipping',
      `Make labels, track boxes, void labels you don’t use, and book pickups with ${new Intl.ListFormat('en').format(carriers.map(({name}) => name))}.`,
      carriers.map((carrier) => `system/integrations/shipping/${carrier.slug}`),
    ),
  ],
);

const system = category(
  'System',
  'system',
  'What an administrator sets up once and rarely changes: automations, templates, routes, lists, imports, and connections.',
  [
    automations,
    'system/billing-labs',
    category(
      'Bulk imports',
      'bulk-imports',
      'Bring in doctors, offices, products, and prices from a spreadsheet, with every row checked before anything changes.',
      ['system/bulk-imports/overview'],
    ),
    category(
      'Email templates',
      'email-templates',
      'The twelve emails your customers and users get, and how to change what each one says.',
      ['system/email-templates'],
    ),
    integrations,
    category(
      'PDF templates',
      'pdf-templates',
      'The six documents your lab prints, from the work ticket to the statement, and how to change their layout.',
      ['system/pdf-templates'],
    ),
    category(
      'Settings',
      'settings',
      'The lists people choose from on a case: case types, tags, reasons, shades, and file types.',
      ['system/settings/dropdown-values'],
    ),
    'system/shipping-routes',
  ],
);

const users = category(
  'Users',
  'users',
  'Choose who can sign in, what each person can see and change, and how much work each technician gets.',
  ['users/users', 'users/roles-and-permissions'],
);

const sidebars: SidebarsConfig = {
  docs: [cases, customers, products, operationalFlow, financials, system, users],
};

export default sidebars;
