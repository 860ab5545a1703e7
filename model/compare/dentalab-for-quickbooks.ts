import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {dentalabSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof dentalabSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': alike('scheduling'),
  'line-items': alike('scheduling', 'case-invoices'),
  'holds-and-remakes': alike('case-invoices', 'business-rules'),
  'late-work': notFound,
  files: says('Photos and images of the prescription, with a paid supplement.', 'images'),
  history: notFound,
  'search-and-bulk': notFound,
  'production-steps': alike('scheduling'),
  capacity: says(
    'By critical dates, automatically by each work center’s daily unit limit and workload, or manually.',
    'scheduling',
  ),
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': alike('business-rules', 'case-invoices'),
  'billing-accounts': alike('case-invoices', 'business-rules'),
  'client-portal': notFound,
  'pickups-and-labels': notFound,
  products: notFound,
  prices: alike('case-invoices', 'business-rules'),
  invoices: says(
    'Case invoices that show patient, shade, and teeth, for a whole case or for each of its stages, synchronized with QuickBooks.',
    'case-invoices',
    'synchronizing',
  ),
  payments: says('In QuickBooks.', 'synchronizing'),
  cards: notFound,
  statements: notFound,
  tax: notFound,
  accounting: says('Synchronizes both ways with QuickBooks, as of 2011.', 'synchronizing'),
  'billing-labs': notFound,
  scanners: notFound,
  carriers: notFound,
  'ship-dates': alike('scheduling'),
  automations: notFound,
  imports: notFound,
  templates: notFound,
  lists: notFound,
  roles: notFound,
  deployment: says('Designed to be used with Amazon Web Services.', 'scheduling'),
  'public-price': notFound,
};

export const dentalabForQuickbooks: Competitor = {
  id: 'dentalab-for-quickbooks',
  name: 'DentaLab for QuickBooks',
  vendor: 'Mainstreet Systems',
  cells,
  sources: dentalabSources,
};
