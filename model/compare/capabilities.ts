import {everyCarrier} from '../shipping/carriers';
import type {Capability} from './types';
import {caseLimits} from '../cases/limits';

/** What a lab looks for, in the order in which a case meets it. A comparison shows the rows that decide. */
export const capabilities = [
  {
    id: 'case-life',
    area: 'Cases',
    capability: 'Case record and status',
    pilot: {
      text: 'Five statuses; going live plans the steps.',
      page: '/docs/cases/overview',
    },
  },
  {
    id: 'line-items',
    area: 'Cases',
    capability: 'Products on a case',
    pilot: {
      text: 'Lines with teeth, shade, stump shade, note, rate, discount, and tax.',
      page: '/docs/cases/line-items',
    },
  },
  {
    id: 'holds-and-remakes',
    area: 'Cases',
    capability: 'Holds and remakes',
    pilot: {
      text: 'Reasons for holds and remakes, and an email to the office about a hold.',
      page: '/docs/cases/overview',
    },
  },
  {
    id: 'late-work',
    area: 'Cases',
    capability: 'Finding late work',
    pilot: {
      text: 'Late steps and missed ship dates, on the dashboard.',
      page: '/docs/cases/case-problems',
    },
  },
  {
    id: 'files',
    area: 'Files and messages',
    capability: 'Scans and attachments',
    pilot: {
      text: `Scans with versions, plus photos and other files, up to ${caseLimits.fileSize.value} ${caseLimits.fileSize.unit} each.`,
      page: '/docs/cases/file-management',
    },
  },
  {
    id: 'history',
    area: 'Files and messages',
    capability: 'Messages and history',
    pilot: {
      text: 'Comments, messages to the doctor, and a log that no one can edit.',
      page: '/docs/cases/activity-tab',
    },
  },
  {
    id: 'search-and-bulk',
    area: 'Cases',
    capability: 'Changing many cases at once',
    pilot: {
      text: 'Bulk Tools changes up to 500 cases, with a preview first.',
      page: '/docs/cases/bulk-tools',
    },
  },
  {
    id: 'production-steps',
    area: 'Production',
    capability: 'Steps and quality checks',
    pilot: {
      text: 'Steps for each product, with hours, piece rates, and checks.',
      page: '/docs/operational-flow/production-templates',
    },
  },
  {
    id: 'capacity',
    area: 'Production',
    capability: 'Scheduling and capacity',
    pilot: {
      text: 'Planned in hours, by workstation and technician.',
      page: '/docs/operational-flow/workstations',
    },
  },
  {
    id: 'bench-screen',
    area: 'Production',
    capability: 'A screen for the bench',
    pilot: {
      text: 'Each technician’s queue, with scans and preferences but never prices.',
      page: '/docs/operational-flow/technicians-view',
    },
  },
  {
    id: 'outsourcing',
    area: 'Production',
    capability: 'Work sent to another lab',
    pilot: {
      text: 'One step goes out, with its cost and a warning if it’s late.',
      page: '/guides/outsourcing',
    },
  },
  {
    id: 'doctors-and-offices',
    area: 'Customers',
    capability: 'Doctors and offices',
    pilot: {
      text: 'One doctor can have two offices, two prices, and two payers.',
      page: '/docs/customers/doctors',
    },
  },
  {
    id: 'billing-accounts',
    area: 'Billing',
    capability: 'Who gets the bill',
    pilot: {
      text: 'One account for a doctor, an office, or a group.',
      page: '/docs/customers/billing-accounts',
    },
  },
  {
    id: 'client-portal',
    area: 'Customers',
    capability: 'What the office sees online',
    pilot: {
      text: 'Offices enter cases, send files and messages, and, if you allow it, see invoices.',
      page: '/docs/customers/client-portal',
    },
  },
  {
    id: 'pickups-and-labels',
    area: 'Shipping',
    capability: 'Pickups and return labels',
    pilot: {
      text: 'Offices ask for pickups and print prepaid return labels.',
      page: '/docs/customers/return-labels',
    },
  },
  {
    id: 'products',
    area: 'Products and prices',
    capability: 'Product catalog',
    pilot: {
      text: 'Each product has a restoration type, a template, and behaviors.',
      page: '/docs/products/products',
    },
  },
  {
    id: 'prices',
    area: 'Products and prices',
    capability: 'Pricelists and special prices',
    pilot: {
      text: 'A pricelist for each pair, and custom prices for one doctor, with dates.',
      page: '/docs/products/pricelists',
    },
  },
  {
    id: 'invoices',
    area: 'Billing',
    capability: 'Invoices',
    pilot: {
      text: 'One for each case; to correct it, you un-invoice and invoice again.',
      page: '/docs/financials/invoices',
    },
  },
  {
    id: 'payments',
    area: 'Payments',
    capability: 'Payments and credits',
    pilot: {
      text: 'Applied oldest first or as you choose. No early-payment discount.',
      page: '/docs/financials/payments-and-credits',
    },
  },
  {
    id: 'cards',
    area: 'Payments',
    capability: 'Card and bank payments',
    pilot: {
      text: 'Cards, ACH, and autopay through your own Stripe account.',
      page: '/docs/system/integrations/payment-processing/stripe',
    },
  },
  {
    id: 'statements',
    area: 'Billing',
    capability: 'Statements',
    pilot: {
      text: 'One for each account and cycle, with aging. No reminder letters or finance charges.',
      page: '/docs/financials/statements',
    },
  },
  {
    id: 'tax',
    area: 'Billing',
    capability: 'Sales tax',
    pilot: {
      text: 'One combined rate for each tax area. No outside tax service.',
      page: '/docs/financials/tax-areas',
    },
  },
  {
    id: 'accounting',
    area: 'Payments',
    capability: 'Accounting',
    pilot: {
      text: 'Syncs with QuickBooks Online. No QuickBooks Desktop, Xero, or Sage.',
      page: '/docs/system/integrations/accounting/quickbooks-online',
    },
  },
  {
    id: 'billing-labs',
    area: 'Billing',
    capability: 'More than one billing company',
    pilot: {
      text: 'Each billing lab has its own logo, templates, books, and financial lock.',
      page: '/docs/system/billing-labs',
    },
  },
  {
    id: 'scanners',
    area: 'Orders and automation',
    capability: 'Orders from intraoral scanners',
    pilot: {
      text: 'Orders from iTero, 3Shape, and Medit become cases; for other brands, you upload files.',
      page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    },
  },
  {
    id: 'carriers',
    area: 'Shipping',
    capability: 'Carrier labels and tracking',
    pilot: {
      text: `Labels, tracking, and pickups with ${everyCarrier}, under your own contracts.`,
      page: '/docs/system/integrations/shipping/ups',
    },
  },
  {
    id: 'ship-dates',
    area: 'Shipping',
    capability: 'Ship date from the due date',
    pilot: {
      text: 'The due date at the office minus the route’s transit days.',
      page: '/docs/system/shipping-routes',
    },
  },
  {
    id: 'automations',
    area: 'Orders and automation',
    capability: 'Rules that run automatically',
    pilot: {
      text: 'Your own rules, with triggers and actions; rules for scanner orders can be tested first.',
      page: '/docs/system/automations/overview',
    },
  },
  {
    id: 'imports',
    area: 'Orders and automation',
    capability: 'Importing your data',
    pilot: {
      text: 'CSV files of customers, products, prices, and users, checked row by row.',
      page: '/docs/system/bulk-imports/overview',
    },
  },
  {
    id: 'templates',
    area: 'Setup and terms',
    capability: 'Your own emails and documents',
    pilot: {
      text: 'Templates for 12 emails and 6 PDFs.',
      page: '/docs/system/pdf-templates',
    },
  },
  {
    id: 'lists',
    area: 'Setup and terms',
    capability: 'Lists you can change',
    pilot: {
      text: 'Ten dropdown lists, such as hold reasons, tags, and shades.',
      page: '/docs/system/settings/dropdown-values',
    },
  },
  {
    id: 'roles',
    area: 'Setup and terms',
    capability: 'Users and permissions',
    pilot: {
      text: 'Seven starter roles, plus your own.',
      page: '/docs/users/roles-and-permissions',
    },
  },
  {
    id: 'deployment',
    area: 'Setup and terms',
    capability: 'Where it runs',
    pilot: {
      text: 'In the cloud, with nothing to install.',
      page: '/pilot/welcome/why-pilot',
    },
  },
  {
    id: 'public-price',
    area: 'Setup and terms',
    capability: 'Public price',
    pilot: {
      text: 'By quote, based on your users, offices, and billing labs.',
      page: '/pilot/welcome/why-pilot',
    },
  },
] as const satisfies readonly Capability[];

export type CapabilityId = (typeof capabilities)[number]['id'];
