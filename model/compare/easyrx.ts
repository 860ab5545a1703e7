import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {easyrxSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike, further} = citing<typeof easyrxSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'A prescription built from a template, followed from the front desk to delivery.',
    'ortho-blog',
    'workflows',
  ),
  'line-items': further(
    'other',
    'Templates show the parts of the appliance. The indirect bonding form has a tooth chart, brackets, wires, and trays.',
    'ortho-blog',
    'indirect-bonding',
  ),
  'holds-and-remakes': notFound,
  'late-work': notFound,
  files: alike('ortho-blog'),
  history: alike('users'),
  'search-and-bulk': notFound,
  'production-steps': notFound,
  capacity: notFound,
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': notFound,
  'billing-accounts': notFound,
  'client-portal': says('The practice sends a prescription to any connected lab.', 'ortho-blog', 'pay-for-practice'),
  'pickups-and-labels': notFound,
  products: notFound,
  prices: notFound,
  invoices: notFound,
  payments: notFound,
  cards: notFound,
  statements: notFound,
  tax: notFound,
  accounting: notFound,
  'billing-labs': notFound,
  scanners: says(
    'iTero scans attach to prescriptions, and automated services can trim, base, and label them. We found no other brand.',
    'itero',
    'itero-2',
  ),
  carriers: notFound,
  'ship-dates': notFound,
  automations: notFound,
  imports: notFound,
  templates: notFound,
  lists: notFound,
  roles: alike('users'),
  deployment: alike('patent'),
  'public-price': notFound,
};

export const easyrx: Competitor = {id: 'easyrx', name: 'EasyRx', vendor: 'EasyRx LLC', cells, sources: easyrxSources};
