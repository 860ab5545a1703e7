import {everyCarrier} from '../shipping/carriers';
import type {Capability} from './types';
import {caseLimits} from '../cases/limits';

/** What a lab looks for, in the order in which a case meets it. */
export const capabilities = [
  {
    id: 'case-life',
    area: 'Cases',
    capability: 'Case record and status',
    pilot: {
      text: 'One record with five fixed statuses. **Going live plans the steps**.',
      page: '/docs/cases/overview',
    },
    ask: 'Which statuses can a case have, and who changes them?',
  },
  {
    id: 'reopening',
    area: 'Cases',
    capability: 'Bringing back a canceled case',
    pilot: {
      text: '**Reopen** brings it back to Entry, with its number, files, and finished steps. Additional steps stay canceled.',
      page: '/docs/cases/overview',
    },
    ask: 'Can you undo a mistake?',
  },
  {
    id: 'line-items',
    area: 'Cases',
    capability: 'Products on a case',
    pilot: {
      text: 'Lines with teeth, shade, stump shade, note, rate, discount, and tax.',
      page: '/docs/cases/line-items',
    },
    ask: 'Does a line have teeth, shade, and stump shade?',
  },
  {
    id: 'holds-and-remakes',
    area: 'Cases',
    capability: 'Holds and remakes',
    pilot: {
      text: 'A remake is its own case, linked to the first, with a reason from your own list and **a price you set**. A hold **can email the office**.',
      page: '/docs/cases/overview',
    },
    ask: 'Are remake reasons recorded?',
  },
  {
    id: 'late-work',
    area: 'Cases',
    capability: 'Finding late work',
    pilot: {
      text: 'Late steps and missed ship dates stay **on one list until resolved** or the case ships.',
      page: '/docs/cases/case-problems',
    },
    ask: 'Where are yesterday’s missed ship dates?',
  },
  {
    id: 'files',
    area: 'Files and messages',
    capability: 'Scans and attachments',
    pilot: {
      text: `Scans **with versions**, plus photos and other files, up to ${caseLimits.fileSize.value} ${caseLimits.fileSize.unit} each.`,
      page: '/docs/cases/file-management',
    },
    ask: 'Are versions kept?',
  },
  {
    id: 'history',
    area: 'Files and messages',
    capability: 'Messages and history',
    pilot: {
      text: 'Comments, messages to the doctor, and **a log that no one can edit**.',
      page: '/docs/cases/activity-tab',
    },
    ask: 'Can anyone edit the record?',
  },
  {
    id: 'search-and-bulk',
    area: 'Cases',
    capability: 'Changing many cases at once',
    pilot: {
      text: 'Bulk Tools changes **up to 500 cases** at once, after a preview.',
      page: '/docs/cases/bulk-tools',
    },
    ask: 'How do you move forty due dates?',
  },
  {
    id: 'production-steps',
    area: 'Production',
    capability: 'Steps and quality checks',
    pilot: {
      text: 'Steps for each product, with **hours, piece rates, and checks**.',
      page: '/docs/operational-flow/production-templates',
    },
    ask: 'What happens when a check fails?',
  },
  {
    id: 'capacity',
    area: 'Production',
    capability: 'Scheduling and capacity',
    pilot: {
      text: 'Planned forward from Go Live; at **Automatic** workstations, by each technician’s **daily hours**.',
      page: '/docs/operational-flow/workstations',
    },
    ask: 'What if a day is full?',
  },
  {
    id: 'bench-screen',
    area: 'Production',
    capability: 'A screen for the bench',
    pilot: {
      text: 'Each technician’s queue shows scans and preferences but **never prices**.',
      page: '/docs/operational-flow/technicians-view',
    },
    ask: 'Are prices hidden?',
  },
  {
    id: 'outsourcing',
    area: 'Production',
    capability: 'Work sent to another lab',
    pilot: {
      text: '**One step** goes out, with its cost and a warning if it’s late.',
      page: '/guides/outsourcing',
    },
    ask: 'How do you track it?',
  },
  {
    id: 'doctors-and-offices',
    area: 'Customers',
    capability: 'Doctors and offices',
    pilot: {
      text: 'One doctor can have **two offices, two prices, and two payers**.',
      page: '/docs/customers/doctors',
    },
    ask: 'Can a doctor have two offices?',
  },
  {
    id: 'billing-accounts',
    area: 'Billing',
    capability: 'Who gets the bill',
    pilot: {
      text: 'One account can cover a doctor, an office, or a group.',
      page: '/docs/customers/billing-accounts',
    },
    ask: 'Can one payer cover ten offices?',
  },
  {
    id: 'client-portal',
    area: 'Customers',
    capability: 'What the office sees online',
    pilot: {
      text: 'Offices enter cases, send files and messages, and, if you allow it, see invoices and pay by card or ACH.',
      page: '/docs/customers/client-portal',
    },
    ask: 'What can an office do online?',
  },
  {
    id: 'pickups-and-labels',
    area: 'Shipping',
    capability: 'Pickups and return labels',
    pilot: {
      text: 'Offices ask for pickups and print prepaid return labels.',
      page: '/docs/customers/return-labels',
    },
    ask: 'How does an office request them?',
  },
  {
    id: 'products',
    area: 'Products and prices',
    capability: 'Product catalog',
    pilot: {
      text: 'Each product has a restoration type, **a production template**, and behaviors.',
      page: '/docs/products/products',
    },
    ask: 'Does a product set steps, fields, and tax?',
  },
  {
    id: 'prices',
    area: 'Products and prices',
    capability: 'Pricelists and special prices',
    pilot: {
      text: 'A pricelist **for each doctor-office pair**, and custom prices for one doctor, with dates.',
      page: '/docs/products/pricelists',
    },
    ask: 'Can a price end on a date?',
  },
  {
    id: 'invoices',
    area: 'Billing',
    capability: 'Invoices',
    pilot: {
      text: 'One for each case. Until money is applied or the month is locked or closed, you **un-invoice** the case to correct it. Pilot corrects QuickBooks Online, and the case keeps its status.',
      page: '/docs/financials/invoices',
    },
    ask: 'How do you correct a sent invoice?',
  },
  {
    id: 'payments',
    area: 'Payments',
    capability: 'Payments and credits',
    pilot: {
      text: 'Payments apply **oldest first or as you choose**.',
      page: '/docs/financials/payments-and-credits',
    },
    ask: 'How do you split a check?',
  },
  {
    id: 'cards',
    area: 'Payments',
    capability: 'Card and bank payments',
    pilot: {
      text: 'Cards, ACH, and autopay through your own Stripe account.',
      page: '/docs/system/integrations/payment-processing/stripe',
    },
    ask: 'Which provider, and whose account?',
  },
  {
    id: 'statements',
    area: 'Billing',
    capability: 'Statements',
    pilot: {
      text: 'One for each account and cycle, with **aging**.',
      page: '/docs/financials/statements',
    },
    ask: 'How are they sent?',
  },
  {
    id: 'tax',
    area: 'Billing',
    capability: 'Sales tax',
    pilot: {
      text: 'Each tax area has **one combined rate**.',
      page: '/docs/financials/tax-areas',
    },
    ask: 'How are offices in two counties taxed?',
  },
  {
    id: 'accounting',
    area: 'Payments',
    capability: 'Accounting',
    pilot: {
      text: 'Syncs with **QuickBooks Online**.',
      page: '/docs/system/integrations/accounting/quickbooks-online',
    },
    ask: 'What syncs, and with which program?',
  },
  {
    id: 'billing-labs',
    area: 'Billing',
    capability: 'More than one billing company',
    pilot: {
      text: 'Each billing lab has its own logo, templates, **books, and financial lock**.',
      page: '/docs/system/billing-labs',
    },
    ask: 'Can two companies keep separate books?',
  },
  {
    id: 'scanners',
    area: 'Orders and automation',
    capability: 'Orders from intraoral scanners',
    pilot: {
      text: 'Orders from iTero, 3Shape, and Medit become cases, with a doctor proposed.',
      page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    },
    ask: 'Which scanners send teeth and material?',
  },
  {
    id: 'carriers',
    area: 'Shipping',
    capability: 'Carrier labels and tracking',
    pilot: {
      text: `**Labels, tracking, and pickups** with ${everyCarrier}, under your own contracts.`,
      page: '/docs/system/integrations/shipping/ups',
    },
    ask: 'Whose labels, on whose contract?',
  },
  {
    id: 'ship-dates',
    area: 'Shipping',
    capability: 'Ship date from the due date',
    pilot: {
      text: 'The due date at the office minus the **route’s transit days**.',
      page: '/docs/system/shipping-routes',
    },
    ask: 'Does one set the other?',
  },
  {
    id: 'automations',
    area: 'Orders and automation',
    capability: 'Rules that run automatically',
    pilot: {
      text: '**Your own rules**, started by an accepted scanner order or an added product or step.',
      page: '/docs/system/automations/overview',
    },
    ask: 'Can a rule hold one doctor’s bridges?',
  },
  {
    id: 'imports',
    area: 'Orders and automation',
    capability: 'Importing your data',
    pilot: {
      text: '**CSV files** of customers, products, prices, and users, checked row by row.',
      page: '/docs/system/bulk-imports/overview',
    },
    ask: 'Which lists can you import?',
  },
  {
    id: 'templates',
    area: 'Setup and terms',
    capability: 'Your own emails and documents',
    pilot: {
      text: 'Templates for **12 emails and 6 PDFs**.',
      page: '/docs/system/pdf-templates',
    },
    ask: 'Which can you change?',
  },
  {
    id: 'lists',
    area: 'Setup and terms',
    capability: 'Lists you can change',
    pilot: {
      text: 'Ten dropdown lists, such as hold reasons, tags, and shades.',
      page: '/docs/system/settings/dropdown-values',
    },
    ask: 'Can you change hold reasons yourself?',
  },
  {
    id: 'roles',
    area: 'Setup and terms',
    capability: 'Users and permissions',
    pilot: {
      text: 'Seven starter roles, plus **your own**.',
      page: '/docs/users/roles-and-permissions',
    },
    ask: 'Can a role of your own hide prices?',
  },
  {
    id: 'deployment',
    area: 'Setup and terms',
    capability: 'Where it runs',
    pilot: {
      text: 'In the cloud, with nothing to install.',
      page: '/pilot/welcome/why-pilot',
    },
    ask: 'Which version, and who updates it?',
  },
  {
    id: 'public-price',
    area: 'Setup and terms',
    capability: 'Public price',
    pilot: {
      text: '**By quote**, based on your users, offices, and billing labs.',
      page: '/pilot/welcome/why-pilot',
    },
  },
] as const satisfies readonly Capability[];

export type CapabilityId = (typeof capabilities)[number]['id'];
