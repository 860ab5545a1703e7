import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {identity} from '../config/identity';
import {category, group, sectionLink} from './category';

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
    sectionLink(
      'Dashboard',
      '/docs/cases/overview#read-the-dashboard',
      'What each number on the first screen counts, and the list behind it.',
    ),
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
  'How work moves through the lab: the bench screen that technicians use, workstations, templates, and departments.',
  [
    'operational-flow/putting-it-all-together',
    'operational-flow/technicians-view',
    'operational-flow/workstations',
    'operational-flow/production-templates',
    'operational-flow/production-template-steps',
    'operational-flow/departments',
    sectionLink(
      'Daily and weekly routines',
      '/docs/operational-flow/putting-it-all-together#daily-and-weekly-production-routines',
      'What technicians, leads, and shipping check each day and each week.',
    ),
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
  'Write rules that do repetitive case entry for you, such as choosing the doctor and office and adding products and tags.',
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
    sectionLink(
      'Connection statuses',
      `/docs/system/integrations/accounting/${accounting.slug}#statuses-of-a-connection`,
      'What Not connected, Connected, and Needs attention mean for every integration.',
    ),
  ],
);

const system = category(
  'System',
  'system',
  'What an administrator sets up once and rarely changes: automations, templates, routes, lists, imports, and connections.',
  [
    'system/billing-labs',
    'system/shipping-routes',
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
    automations,
    integrations,
  ],
);

const users = category(
  'Users',
  'users',
  'Choose who can sign in, what each person can see and change, and how much work each technician gets.',
  ['users/users', 'users/roles-and-permissions'],
);

const at = {
  bulk: '/docs/cases/bulk-tools',
  labels: '/docs/customers/return-labels',
  pickups: '/docs/customers/pickup-requests',
  portal: '/docs/customers/client-portal',
  reports: '/docs/operational-flow/departments',
  roles: '/docs/users/roles-and-permissions',
  routes: '/docs/system/shipping-routes',
  shipping: '/guides/invoicing-and-shipping',
  users: '/docs/users/users',
} as const;

/** Places of their own for readers whose subject is spread over several pages. */
const shipping = group('Shipping and delivery', [
  ['Ship a case', `${at.shipping}#stage-4-make-the-label-and-ship`],
  ['Ship a whole shelf', `${at.shipping}#ship-and-invoice-a-whole-shelf`],
  ['Print the driver’s stop list', `${at.pickups}#print-the-drivers-stop-list`],
  ['See today’s boxes for a driver', `${at.routes}#see-todays-boxes-for-a-driver`],
  ['Ship to another address', `${at.routes}#ship-one-box-to-another-address`],
  ['Insurance, signatures, and manifests', `${at.shipping}#shipping-problems-and-fixes`],
  ['Replace work the carrier lost', `${at.shipping}#replace-work-the-carrier-lost`],
]);

const reports = group('Reports', [
  ['Run a report', `${at.reports}#run-a-report`],
  ['List of reports', `${at.reports}#list-of-reports`],
  ['Work waiting by department', `${at.reports}#see-work-waiting-by-department`],
  ['Sales tax by area', '/docs/financials/tax-areas#see-the-tax-you-owe-by-area'],
  ['Past-due accounts', '/docs/financials/statements#follow-up-on-past-due-accounts'],
  ['Piece rates', '/docs/operational-flow/production-template-steps#pay-technicians-by-the-piece'],
]);

const offices = group('For dental offices', [
  ['Send a scan or a new case', `${at.portal}#send-a-new-case-from-your-office`],
  ['Track a case', `${at.portal}#follow-your-cases-online`],
  ['Change a due date or cancel', `${at.portal}#change-or-cancel-a-case-from-your-office`],
  ['Pay a bill', `${at.portal}#pay-invoices-online`],
  ['Ask for a remake', `${at.portal}#ask-for-a-remake-or-an-adjustment`],
  ['Print a return label', `${at.labels}#print-a-return-label-at-your-office`],
  ['Ask for a pickup', `${at.pickups}#ask-your-lab-for-a-pickup`],
  ['Get logins for your staff', `${at.portal}#get-a-portal-login-for-someone-at-your-office`],
]);

const help = group('Help, devices, and security', [
  ['Contact support', `${at.users}#contact-pilot-support`],
  ['Internet outages', `${at.bulk}#work-through-an-internet-outage`],
  ['Devices and browsers', '/docs/operational-flow/technicians-view#devices-and-browsers-that-pilot-needs'],
  ['Sign-in and time-outs', `${at.users}#how-sign-in-and-time-outs-work`],
  ['Security and patient data', `${at.roles}#how-patient-data-is-protected`],
  ['Patient data at the wrong address', `${at.roles}#act-when-patient-data-reaches-the-wrong-person`],
  ['Leave and take your data', `${at.users}#end-your-subscription-and-take-your-data-with-you`],
]);

const sidebars: SidebarsConfig = {
  docs: [cases, customers, products, operationalFlow, financials, system, users, shipping, reports, offices, help],
};

export default sidebars;
