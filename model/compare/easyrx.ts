import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {easyrxSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof easyrxSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'A universal digital prescription, built from templates and sent to any connected lab. The vendor’s blog follows it from the front desk to delivery.',
    'ortho-blog',
    'workflows',
  ),
  'line-items': further(
    'other',
    'EasyRx has an orthodontic form with brackets, wires, and trays. Pilot has a line item with a notation and a note.',
    says(
      'The template shows the parts of the appliance. The form for indirect bonding has a tooth chart, brackets, wires, and trays.',
      'ortho-blog',
      'indirect-bonding',
    ),
  ),
  'holds-and-remakes': notFound,
  'late-work': notFound,
  files: says('JPG, PDF, and STL files on the prescription.', 'ortho-blog'),
  history: says(
    'Messages between users, and a revision history that shows which login changed a prescription.',
    'users',
  ),
  'search-and-bulk': notFound,
  'production-steps': notFound,
  capacity: notFound,
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': says('A list of practices in the lab’s account.', 'pay-for-practice'),
  'billing-accounts': says(
    'The lab can pay part or all of a practice’s EasyRx fee. We found nothing about accounts for the lab’s own billing.',
    'pay-for-practice',
  ),
  'client-portal': further(
    'other',
    'With EasyRx, a practice can send a prescription to any connected lab. Pilot’s Client Portal belongs to one lab.',
    says(
      'The practice has its own side of the product, where it writes prescriptions and sends them to any connected lab.',
      'ortho-blog',
      'pay-for-practice',
    ),
  ),
  'pickups-and-labels': notFound,
  products: says(
    'A library of prescription templates. The options depend on the lab.',
    'ortho-blog',
    'indirect-bonding',
  ),
  prices: notFound,
  invoices: says('The company’s 2017 patent record mentions billing. We found no help page about invoices.', 'patent'),
  payments: notFound,
  cards: says(
    'EasyRx uses Stripe for its own fees. We found nothing about payments from offices to the lab.',
    'own-fees',
  ),
  statements: notFound,
  tax: notFound,
  accounting: notFound,
  'billing-labs': notFound,
  scanners: further(
    'pilot',
    'In Pilot, orders from iTero, 3Shape, and Medit become cases. EasyRx’s pages describe attaching iTero scans to prescriptions.',
    says(
      'An iTero integration attaches scans to prescriptions. Its second version dates from July 2023.',
      'itero',
      'itero-2',
    ),
  ),
  carriers: notFound,
  'ship-dates': notFound,
  automations: says(
    'iTero scans attach to prescriptions automatically. Automated services can trim, base, and label them.',
    'itero',
    'itero-2',
  ),
  imports: notFound,
  templates: notFound,
  lists: notFound,
  roles: says(
    'Unlimited user accounts for a practice, with permissions for each user. Only the main login can add users.',
    'users',
  ),
  deployment: alike('Cloud, according to a 2012 article cited in a patent record.', 'patent'),
  'public-price': says(
    'Only plan names, from 2017: Connected, Standard, Premium, and Enterprise for labs, plus per-script plans.',
    'plans',
  ),
};

export const easyrx: Competitor = {id: 'easyrx', name: 'EasyRx', vendor: 'EasyRx LLC', cells, sources: easyrxSources};
