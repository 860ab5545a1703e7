import {everyCarrier} from '../shipping/carriers';
import type {Capability} from './types';

/** What a lab looks for: one row of every comparison, in the order in which a case meets it. */
export const capabilities = [
  {
    id: 'case-life',
    group: 'Cases',
    capability: 'Case record and status',
    pilot: {
      text: 'Five statuses: Entry, Live, Shipped, On Hold, and Cancelled. When a case goes live, Pilot builds its production schedule.',
      page: '/docs/cases/overview',
    },
  },
  {
    id: 'line-items',
    group: 'Cases',
    capability: 'Products on a case',
    pilot: {
      text: 'Line items with notation, quantity, rate, discount, tax, shade, stump shade, and note. What you can edit depends on the product.',
      page: '/docs/cases/line-items',
    },
  },
  {
    id: 'holds-and-remakes',
    group: 'Cases',
    capability: 'Holds and remakes',
    pilot: {
      text: 'You put a case On Hold with a reason, and the office gets an email. Remakes are linked cases with a reason on each line item.',
      page: '/docs/cases/overview',
    },
  },
  {
    id: 'late-work',
    group: 'Cases',
    capability: 'Finding late work',
    pilot: {
      text: 'Six kinds of case problems, such as a late step or a missed ship date, on the dashboard and in Case Search.',
      page: '/docs/cases/case-problems',
    },
  },
  {
    id: 'files',
    group: 'Cases',
    capability: 'Scans and attachments',
    pilot: {
      text: 'Scans with versions and file types, plus attachments, up to 2 GB per file. You can restore a deleted file within 30 days.',
      page: '/docs/cases/file-management',
    },
  },
  {
    id: 'history',
    group: 'Cases',
    capability: 'Comments, messages, and history',
    pilot: {
      text: 'Comments within the lab, messages to and from the doctor, and a log of every change. No one can edit or delete the log.',
      page: '/docs/cases/activity-tab',
    },
  },
  {
    id: 'search-and-bulk',
    group: 'Cases',
    capability: 'Search and bulk changes',
    pilot: {
      text: 'Case Search with saved views, and Bulk Tools to change up to 500 cases at once, with a preview first and a report at the end.',
      page: '/docs/cases/bulk-tools',
    },
  },
  {
    id: 'production-steps',
    group: 'Production',
    capability: 'Steps and quality checks',
    pilot: {
      text: 'Production templates give each product its steps, with durations, piece rates, and quality checks that pass or fail.',
      page: '/docs/operational-flow/production-templates',
    },
  },
  {
    id: 'capacity',
    group: 'Production',
    capability: 'Scheduling and capacity',
    pilot: {
      text: 'Workstations run in sequence or in parallel. Pilot assigns work by availability and capacity or by your rules, a lead assigns it, or technicians take it from a shared queue.',
      page: '/docs/operational-flow/workstations',
    },
  },
  {
    id: 'bench-screen',
    group: 'Production',
    capability: 'A screen for the bench',
    pilot: {
      text: 'Technicians’ View shows your own queue by planned start, but never prices. There, you start and complete steps, pass or fail checks, and download scans.',
      page: '/docs/operational-flow/technicians-view',
    },
  },
  {
    id: 'outsourcing',
    group: 'Production',
    capability: 'Work sent to another lab',
    pilot: {
      text: 'You can outsource a step and set a separate duration and estimated days for it. A case problem appears if the work isn’t back on time.',
      page: '/guides/outsourcing',
    },
  },
  {
    id: 'doctors-and-offices',
    group: 'Customers',
    capability: 'Doctors and offices',
    pilot: {
      text: 'Doctors, offices, and doctor-office pairs. Each pair has a pricelist, a billing account, and portal users.',
      page: '/docs/customers/doctors',
    },
  },
  {
    id: 'billing-accounts',
    group: 'Customers',
    capability: 'Who gets the bill',
    pilot: {
      text: 'Billing accounts that any number of pairs can share. The bill goes to a doctor, an office, or an office group, with combined or detailed statements.',
      page: '/docs/customers/billing-accounts',
    },
  },
  {
    id: 'client-portal',
    group: 'Customers',
    capability: 'What the office sees online',
    pilot: {
      text: 'A Client Portal with cases, files, messages, pickups, and labels, plus invoices, statements, and payments if you allow it.',
      page: '/docs/customers/client-portal',
    },
  },
  {
    id: 'pickups-and-labels',
    group: 'Customers',
    capability: 'Pickups and return labels',
    pilot: {
      text: 'Pickup requests by the office or the lab, and prepaid return labels by email, on paper, or in the portal.',
      page: '/docs/customers/return-labels',
    },
  },
  {
    id: 'products',
    group: 'Products and prices',
    capability: 'Product catalog',
    pilot: {
      text: 'Products with a restoration type, a default production template, a tax setting, and eight behaviors, such as Bridge Notation.',
      page: '/docs/products/products',
    },
  },
  {
    id: 'prices',
    group: 'Products and prices',
    capability: 'Pricelists and special prices',
    pilot: {
      text: 'A pricelist for each pair. A custom price, with optional dates, overrides it for one product and one doctor.',
      page: '/docs/products/pricelists',
    },
  },
  {
    id: 'invoices',
    group: 'Money',
    capability: 'Invoices',
    pilot: {
      text: 'Each case has one invoice with the same number. To correct an invoice, you un-invoice, change the case, and invoice again.',
      page: '/docs/financials/invoices',
    },
  },
  {
    id: 'payments',
    group: 'Money',
    capability: 'Payments and credits',
    pilot: {
      text: 'Payments and credits add to available credit. Apply them to open invoices, oldest first or as you choose.',
      page: '/docs/financials/payments-and-credits',
    },
  },
  {
    id: 'cards',
    group: 'Money',
    capability: 'Card and bank payments',
    pilot: {
      text: 'Cards and ACH through your own Stripe account: portal payments, autopay, and processing fees.',
      page: '/docs/system/integrations/payment-processing/stripe',
    },
  },
  {
    id: 'statements',
    group: 'Money',
    capability: 'Statements',
    pilot: {
      text: 'A statement for each billing account and billing cycle, with aging. You review it before you email or print it.',
      page: '/docs/financials/statements',
    },
  },
  {
    id: 'tax',
    group: 'Money',
    capability: 'Sales tax',
    pilot: {
      text: 'Every office has a tax area with a rate and an effective date. No outside tax service.',
      page: '/docs/financials/tax-areas',
    },
  },
  {
    id: 'accounting',
    group: 'Money',
    capability: 'Accounting',
    pilot: {
      text: 'Two-way sync with QuickBooks Online. No QuickBooks Desktop, Xero, or Sage.',
      page: '/docs/system/integrations/accounting/quickbooks-online',
    },
  },
  {
    id: 'billing-labs',
    group: 'Money',
    capability: 'More than one billing company',
    pilot: {
      text: 'Billing labs, each with its own logo, address, templates, accounting company, and financial lock.',
      page: '/docs/system/billing-labs',
    },
  },
  {
    id: 'scanners',
    group: 'Scanners and shipping',
    capability: 'Orders from intraoral scanners',
    pilot: {
      text: 'Orders from iTero, 3Shape, and Medit arrive in the IOS portal with their scans. When you accept one, it becomes a case.',
      page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    },
  },
  {
    id: 'carriers',
    group: 'Scanners and shipping',
    capability: 'Carrier labels and tracking',
    pilot: {
      text: `Labels, tracking, and pickups with ${everyCarrier}, under your own contracts. You can void a label before pickup.`,
      page: '/docs/system/integrations/shipping/ups',
    },
  },
  {
    id: 'ship-dates',
    group: 'Scanners and shipping',
    capability: 'Ship date from the due date',
    pilot: {
      text: 'The due date is the day the case has to be at the office. The ship date is that day minus the route’s transit days.',
      page: '/docs/system/shipping-routes',
    },
  },
  {
    id: 'automations',
    group: 'Setup',
    capability: 'Rules that run automatically',
    pilot: {
      text: 'Automations with a trigger, rules, and actions. You can test them with a past order, and each run is logged on the case.',
      page: '/docs/system/automations/overview',
    },
  },
  {
    id: 'imports',
    group: 'Setup',
    capability: 'Importing your data',
    pilot: {
      text: '14 kinds of CSV import, checked row by row before anything changes, with up to 20,000 rows per file.',
      page: '/docs/system/bulk-imports/overview',
    },
  },
  {
    id: 'templates',
    group: 'Setup',
    capability: 'Your own emails and documents',
    pilot: {
      text: 'Each billing lab has HTML templates for 12 emails and 6 PDFs, with a preview and a reset to the default.',
      page: '/docs/system/pdf-templates',
    },
  },
  {
    id: 'lists',
    group: 'Setup',
    capability: 'Lists you can change',
    pilot: {
      text: 'Ten dropdown lists, including case types, tags, hold reasons, and shades. You can retire or merge values that are in use.',
      page: '/docs/system/settings/dropdown-values',
    },
  },
  {
    id: 'roles',
    group: 'Setup',
    capability: 'Users and permissions',
    pilot: {
      text: 'Seven starter roles, plus your own, with permissions by category, resource, and type. A user can have several roles.',
      page: '/docs/users/roles-and-permissions',
    },
  },
  {
    id: 'deployment',
    group: 'Buying',
    capability: 'Where it runs',
    pilot: {
      text: 'In the cloud. You use it in a web browser: the Lab Portal for the lab and the Client Portal for offices.',
      page: '/pilot/welcome/why-pilot',
    },
  },
  {
    id: 'public-price',
    group: 'Buying',
    capability: 'Public price',
    pilot: {
      text: 'Not published in this documentation. Ask for a written quote, as you would from any vendor.',
      page: '/pilot/welcome/why-pilot',
    },
  },
] as const satisfies readonly Capability[];

export type CapabilityId = (typeof capabilities)[number]['id'];
