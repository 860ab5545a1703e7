import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {labcasebookSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike, further} = citing<typeof labcasebookSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'The clinic and the lab share one case. The clinic can’t send it without the restoration, material, shade, margin, occlusion notes, due date, and teeth.',
    'lab-guide',
    'clinic-guide',
  ),
  'line-items': alike('lab-guide'),
  'holds-and-remakes': says('The clinic chooses the reason for a remake. We found nothing about holds.', 'lab-guide'),
  'late-work': says('A scorecard of the lab’s on-time and remake rates. We found no list of late work.', 'lab-guide'),
  files: alike('clinic-guide', 'terms'),
  history: alike('clinic-guide'),
  'search-and-bulk': notFound,
  'production-steps': says('One live board of every case, stage, technician, and deadline.', 'lab-guide'),
  capacity: notFound,
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': says('A clinic is an organization with its team.', 'clinic-guide', 'lab-guide'),
  'billing-accounts': notFound,
  'client-portal': says(
    'The clinic works on the same case, with a tracking link for the patient.',
    'clinic-guide',
    'questions',
  ),
  'pickups-and-labels': notFound,
  products: notFound,
  prices: says('The help describes one pricelist for the lab.', 'lab-guide'),
  invoices: alike('lab-guide', 'clinic-guide'),
  payments: notFound,
  cards: notFound,
  statements: notFound,
  tax: notFound,
  accounting: notFound,
  'billing-labs': notFound,
  scanners: notFound,
  carriers: notFound,
  'ship-dates': notFound,
  automations: notFound,
  imports: notFound,
  templates: notFound,
  lists: notFound,
  roles: further('pilot', 'Three: Owner, Admin, and Member.', 'questions'),
  deployment: says('You can install it on phones and computers, with alerts on each device.', 'lab-guide', 'questions'),
  'public-price': notFound,
};

export const labcasebook: Competitor = {
  id: 'labcasebook',
  name: 'LabCaseBook',
  vendor: 'LabCaseBook',
  cells,
  sources: labcasebookSources,
};
