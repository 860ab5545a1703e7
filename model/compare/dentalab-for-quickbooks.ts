import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {dentalabSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof dentalabSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says('A case has critical dates: received, start, end, ship, and the doctor’s request.', 'scheduling'),
  'line-items': says('Items with task steps.', 'scheduling'),
  'holds-and-remakes': says(
    'The vendor advises on rules for holds, multi-stage cases, and remake charges.',
    'business-rules',
  ),
  'late-work': notFound,
  files: further(
    'pilot',
    'Pilot stores scans with versions, plus other attachments. DentaLab’s paid supplement captures photos and images of the prescription.',
    says('A paid supplement captures photos and images of the prescription.', 'images'),
  ),
  history: notFound,
  'search-and-bulk': says(
    'You can find images by case criteria. We found no way to change many cases at once.',
    'images',
  ),
  'production-steps': says('Task steps, broad or detailed, with schedule factors for each item.', 'scheduling'),
  capacity: says(
    'Three methods: by critical dates, automatically by each work center’s daily unit limit and workload, or manually.',
    'scheduling',
  ),
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': says(
    'The vendor advises labs to set rules for ship-to and for doctor names kept for reference only.',
    'business-rules',
  ),
  'billing-accounts': says(
    'The vendor advises labs to set rules for how bill-to differs from ship-to and doctor.',
    'business-rules',
  ),
  'client-portal': notFound,
  'pickups-and-labels': notFound,
  products: notFound,
  prices: says('The vendor’s advice on business rules mentions assigning a pricelist.', 'business-rules'),
  invoices: says('Handled through QuickBooks.', 'synchronizing'),
  payments: says('Handled through QuickBooks.', 'synchronizing'),
  cards: notFound,
  statements: notFound,
  tax: notFound,
  accounting: alike(
    'Synchronizes both ways with QuickBooks, rather than exporting a file. The page is from 2011.',
    'synchronizing',
  ),
  'billing-labs': notFound,
  scanners: notFound,
  carriers: notFound,
  'ship-dates': says(
    'The ship date is one of the critical dates. You enter it, or automatic scheduling sets it.',
    'scheduling',
  ),
  automations: says('Automatic scheduling by daily unit limits.', 'scheduling'),
  imports: notFound,
  templates: notFound,
  lists: says('The vendor’s advice on business rules covers system tables.', 'business-rules'),
  roles: notFound,
  deployment: says(
    'Designed to be used with Amazon Web Services. The pages mention Starter, Standard, and Enterprise editions.',
    'scheduling',
    'images',
  ),
  'public-price': notFound,
};

export const dentalabForQuickbooks: Competitor = {
  id: 'dentalab-for-quickbooks',
  name: 'DentaLab for QuickBooks',
  vendor: 'Mainstreet Systems',
  cells,
  sources: dentalabSources,
};
