import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {identity} from '../config/identity';
import {area, basics, category, section} from './category';

const {accounting, scanners, payments, carriers} = identity.integrations;

const cases = area(
  'Cases',
  'cases',
  'Enter a case, track it through the lab, find it again, and fix what goes wrong.',
  [
    basics('cases/overview', 'Case basics'),
    'cases/search',
    'cases/line-items',
    'cases/production-steps',
    'cases/additional-steps',
    'cases/case-problems',
    'cases/file-management',
    'cases/activity-tab',
    'cases/bulk-tools',
    section(
      'Dashboard',
      '/docs/cases/overview#read-the-dashboard',
      'What each number on the first screen counts, and the list behind it.',
    ),
    section(
      'Internet outages',
      '/docs/cases/bulk-tools#work-through-an-internet-outage',
      'What to print in the morning, how to keep shipping, and how to catch up afterward.',
    ),
  ],
);

const customers = area(
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

const products = area(
  'Products',
  'products',
  'What your lab makes and what it charges: products, pricelists, and custom prices for individual doctors.',
  [basics('products/products', 'Product basics'), 'products/pricelists', 'products/custom-prices'],
);

const operationalFlow = area(
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
    section(
      'Reports',
      '/docs/operational-flow/departments#run-a-report',
      'Run, filter, and export any of the 17 production and financial reports.',
    ),
    section(
      'Daily and weekly routines',
      '/docs/operational-flow/putting-it-all-together#daily-and-weekly-production-routines',
      'What technicians, leads, and shipping check each day and each week.',
    ),
    section(
      'Devices and browsers',
      '/docs/operational-flow/technicians-view#devices-and-browsers-that-pilot-needs',
      'The computers, tablets, phones, scanners, and printers that work at the bench, the front desk, and the office.',
    ),
  ],
);

const financials = area(
  'Financials',
  'financials',
  'Bill finished work and get paid: invoices, payments and credits, monthly statements, and sales tax.',
  [
    'financials/invoices',
    'financials/payments-and-credits',
    'financials/statements',
    'financials/tax-areas',
    section(
      'Financial reports',
      '/docs/operational-flow/departments#list-of-reports',
      'Sales, sales tax, receivables aging, piece rates, and what the other reports answer.',
    ),
  ],
);

const automations = category(
  'Automations',
  'automations',
  'Write rules that do repetitive case entry for you, such as choosing the pair and adding products and tags.',
  [
    basics('system/automations/overview', 'Automation basics'),
    'system/automations/ios-case-create',
    'system/automations/item_product',
    'system/automations/item_method',
    'system/automations/item_material',
  ],
);

const integrations = category(
  'Integrations',
  'integrations',
  'Connect Pilot to your accounting program, your customers’ scanners, your payment processor, and your carriers.',
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
      `Take card and bank payments through ${payments.name}: in the Client Portal, by autopay, or from the method on file.`,
      [`system/integrations/payment-processing/${payments.slug}`],
    ),
    category(
      'Shipping',
      'shipping',
      `Create labels, track boxes, void labels you don’t use, and book pickups with ${new Intl.ListFormat('en').format(carriers.map(({name}) => name))}.`,
      carriers.map((carrier) => `system/integrations/shipping/${carrier.slug}`),
    ),
    section(
      'Connection statuses',
      `/docs/system/integrations/accounting/${accounting.slug}#statuses-of-a-connection`,
      'What Not connected, Connected, and Needs attention mean for every integration.',
    ),
  ],
);

const system = area(
  'System',
  'system',
  'What an administrator sets up once and rarely changes: automations, templates, routes, lists, imports, and connections.',
  [
    automations,
    'system/billing-labs',
    category(
      'Import and export',
      'bulk-imports',
      'Bring in doctors, offices, products, and prices from a spreadsheet, with every row checked before anything changes.',
      ['system/bulk-imports/overview'],
    ),
    category(
      'Emails',
      'email-templates',
      'The 12 emails you can edit, who gets each one, and how to keep them out of spam.',
      ['system/email-templates'],
    ),
    integrations,
    category(
      'Documents',
      'pdf-templates',
      'The six documents your lab prints, from the work ticket to the statement, and how to change their layout.',
      ['system/pdf-templates'],
    ),
    category(
      'Settings',
      'settings',
      'The lists people choose from, such as case types, tags, reasons, and shades, and your own custom fields.',
      ['system/settings/dropdown-values'],
    ),
    'system/shipping-routes',
  ],
);

const users = area(
  'Users',
  'users',
  'Choose who can sign in, what each person can see and change, and how much work each technician gets.',
  [
    basics('users/users', 'User basics'),
    'users/roles-and-permissions',
    section(
      'Security and patient data',
      '/docs/users/roles-and-permissions#how-patient-data-is-protected',
      'How logins, roles, and the log protect patient data, and what you have to do yourself.',
    ),
    section(
      'Contact support',
      '/docs/users/users#contact-pilot-support',
      'Where to ask for help, and what to include.',
    ),
    section(
      'Leave and take your data',
      '/docs/users/users#end-your-subscription-and-take-your-data-with-you',
      'End your subscription, and export your data first.',
    ),
  ],
);

const sidebars: SidebarsConfig = {
  docs: [cases, customers, products, operationalFlow, financials, system, users],
};

export default sidebars;
