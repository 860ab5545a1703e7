import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {labcasebookSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof labcasebookSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'The clinic and the lab share one case, with a live status. The clinic can’t send an incomplete prescription.',
    'lab-guide',
    'clinic-guide',
  ),
  'line-items': says(
    'A structured case for each restoration. The restoration, material, shade, margin, occlusion notes, due date, and teeth are required.',
    'lab-guide',
  ),
  'holds-and-remakes': says(
    'Each remake has a reason that the clinic chooses. We found nothing about holds.',
    'lab-guide',
  ),
  'late-work': says('A scorecard of the lab’s on-time and remake rates. We found no list of late work.', 'lab-guide'),
  files: says('Files, plus photos at full resolution, never compressed.', 'clinic-guide', 'terms'),
  history: alike(
    'A chat thread on the case, and what the vendor calls a tamper-proof history of every status change and remake.',
    'clinic-guide',
  ),
  'search-and-bulk': notFound,
  'production-steps': says(
    'Stages that the lab updates on a production board. We found nothing about steps for each product.',
    'lab-guide',
  ),
  capacity: says(
    'One live board of every case, stage, technician, and deadline. We found nothing about capacity.',
    'lab-guide',
  ),
  'bench-screen': notFound,
  outsourcing: notFound,
  'doctors-and-offices': says(
    'A clinic is an organization with its team. Clinics and labs connect as partners.',
    'clinic-guide',
    'lab-guide',
  ),
  'billing-accounts': notFound,
  'client-portal': further(
    'other',
    'LabCaseBook has a tracking link for the patient. Pilot’s Client Portal is for doctors and their staff.',
    says(
      'The clinic works in the same product on the same case, with a tracking link for the patient.',
      'clinic-guide',
      'questions',
    ),
  ),
  'pickups-and-labels': notFound,
  products: notFound,
  prices: says(
    'The help describes one pricelist for the lab. We found no prices for a single clinic or doctor.',
    'lab-guide',
  ),
  invoices: says(
    'The lab generates the invoice from a case that’s ready, and the clinic sees it on the case.',
    'lab-guide',
    'clinic-guide',
  ),
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
  roles: further(
    'pilot',
    'Pilot has seven starter roles, and you can add your own. LabCaseBook’s help names three.',
    says('Owner, Admin, and Member. You can’t remove the last Owner.', 'questions'),
  ),
  deployment: says(
    'You can install it on a phone or computer and use it on several devices at the same time.',
    'lab-guide',
    'questions',
  ),
  'public-price': notFound,
};

export const labcasebook: Competitor = {
  id: 'labcasebook',
  name: 'LabCaseBook',
  vendor: 'LabCaseBook',
  cells,
  sources: labcasebookSources,
};
