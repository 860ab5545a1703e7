import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {labmanagerSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike, further} = citing<typeof labmanagerSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': alike('main-form', 'summary-invoices'),
  'line-items': alike('main-form', 'prices'),
  'holds-and-remakes': says('A job can be on hold. We found nothing about remakes.', 'permissions'),
  'late-work': notFound,
  files: alike('cloud', 'receiving'),
  history: alike('cloud'),
  'search-and-bulk': says('A utility marks all jobs that are due on a given day as completed.', 'utilities'),
  'production-steps': notFound,
  capacity: notFound,
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': says(
    'A customer is a dentist, a practice, a patient, or another lab. You deliver to the practice.',
    'customers',
    'deliver-to',
  ),
  'billing-accounts': says(
    'Jobs, invoices, and payments usually belong to the dentist’s account.',
    'deliver-to',
    'summary-invoices',
  ),
  'client-portal': alike('cloud', 'receiving'),
  'pickups-and-labels': notFound,
  products: says('A mapper for the product codes that corporate groups use.', 'code-mapper'),
  prices: alike('prices', 'cloud'),
  invoices: says(
    'Delivery notes with the work, and one summary invoice a month for each dentist or practice. To edit an invoiced job, you void its invoice.',
    'summary-invoices',
    'main-form',
    'action-menu',
  ),
  payments: further('other', 'Payment terms with an early-payment discount.', 'cloud', 'main-form'),
  cards: notFound,
  statements: alike('cloud'),
  tax: says('Tax or VAT, with your registration number on the invoice.', 'company'),
  accounting: says(
    'A CSV export for Sage, QuickBooks, Xero, and others, in the paid Commercial Module.',
    'exporter',
    'accounts-program',
    'bookkeeper',
  ),
  'billing-labs': notFound,
  scanners: notFound,
  carriers: notFound,
  'ship-dates': notFound,
  automations: notFound,
  imports: notFound,
  templates: says('An advanced user can change the layout of reports.', 'settings'),
  lists: says('Settings pages for customer types, departments, and stages.', 'settings'),
  roles: alike('permissions'),
  deployment: says(
    'A desktop program for the lab, and a cloud version for its customers.',
    'summary-invoices',
    'manual-2010',
    'cloud',
  ),
  'public-price': notFound,
};

export const labmanager: Competitor = {
  id: 'labmanager',
  name: 'LabManager',
  vendor: 'Transactor Systems',
  cells,
  sources: labmanagerSources,
};
