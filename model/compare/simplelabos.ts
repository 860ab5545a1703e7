import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {simplelabosSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof simplelabosSources>();

/** The one source is the vendor's advertising, so no row says which product does more. */
const claims = (text: string): Cell => says(text, 'repository');
const claimsAlike = alike('repository');

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': claims('Cards on a kanban board, from scan to delivery.'),
  'line-items': notFound,
  'holds-and-remakes': notFound,
  'late-work': notFound,
  files: claimsAlike,
  history: notFound,
  'search-and-bulk': notFound,
  'production-steps': notFound,
  capacity: notFound,
  'bench-screen': claims('A tablet at the bench, where a QR code starts the work.'),
  outsourcing: notFound,
  'doctors-and-offices': notFound,
  'billing-accounts': notFound,
  'client-portal': claims('A doctor portal with scans, status, and invoices.'),
  'pickups-and-labels': notFound,
  products: notFound,
  prices: notFound,
  invoices: claims('Generated with the label.'),
  payments: notFound,
  cards: notFound,
  statements: claimsAlike,
  tax: notFound,
  accounting: claims('QuickBooks and Xero.'),
  'billing-labs': notFound,
  scanners: claims('Intake from 3Shape and Medit.'),
  carriers: claims('Integrated label printing. We found no carrier named.'),
  'ship-dates': notFound,
  automations: claims('A change of status sends a text message.'),
  imports: claims('“Import your Excel list.”'),
  templates: notFound,
  lists: notFound,
  roles: notFound,
  deployment: claimsAlike,
  'public-price': claims('From $49 a month, with no setup fee and a 14-day trial.'),
};

export const simplelabos: Competitor = {
  id: 'simplelabos',
  name: 'SimpleLabOS',
  vendor: 'SimpleLabOS',
  cells,
  sources: simplelabosSources,
};
