import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {threeShapeLmsSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike, further} = citing<typeof threeShapeLmsSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': alike('editing-cases'),
  'line-items': alike('catalog'),
  'holds-and-remakes': alike('remakes'),
  'late-work': notFound,
  files: notFound,
  history: notFound,
  'search-and-bulk': notFound,
  'production-steps': notFound,
  capacity: notFound,
  'bench-screen': alike('permissions'),
  outsourcing: says('Each outside manufacturer has a Pricebook of what it charges the lab.', 'prices'),
  'doctors-and-offices': says('A client is a company, or a practice with at least one doctor.', 'clients'),
  'billing-accounts': notFound,
  'client-portal': says(
    'Clients couldn’t enter cases in the beta version, according to a page from October 2024.',
    'clients',
  ),
  'pickups-and-labels': notFound,
  products: says('Organized by type and material family; the families are those of 3Shape Dental System.', 'catalog'),
  prices: alike('prices'),
  invoices: says(
    'You add an adjustment, which leaves the case as it is, or you delete the invoice and edit the case.',
    'invoice-adjustment',
    'invoice-update',
    'editing-cases',
  ),
  payments: notFound,
  cards: alike('cards'),
  statements: further(
    'other',
    'Monthly statements, reminder letters at 30, 60, and 90 days past due, and finance charges.',
    'statements',
    'reminders',
    'balances',
  ),
  tax: notFound,
  accounting: notFound,
  'billing-labs': notFound,
  scanners: says(
    'One page mentions a 3Shape integration, which wasn’t in the beta version. We found no other brand.',
    'clients',
  ),
  carriers: notFound,
  'ship-dates': alike('clients'),
  automations: notFound,
  imports: says('A migration from LabStar. We found no general import.', 'migration', 'user-mapping'),
  templates: further(
    'pilot',
    'Email templates for invoices and statements, and reminder letters.',
    'email-templates',
    'reminders',
  ),
  lists: notFound,
  roles: further('pilot', 'Four permission sets for lab staff, and checkboxes for technicians.', 'permissions'),
  deployment: says('Hosted. Every user has to be a member of your 3Shape company first.', 'permissions', 'members'),
  'public-price': notFound,
};

export const threeShapeLms: Competitor = {
  id: '3shape-lms',
  name: '3Shape LMS',
  vendor: '3Shape',
  cells,
  sources: threeShapeLmsSources,
};
