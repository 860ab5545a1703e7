import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {simplelabosSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof simplelabosSources>();

/** The one source is the vendor's advertising, and each cell says so. */
const claims = (text: string): Cell => says(`Vendor’s claim: ${text}`, 'repository');
const claimsAlike = (text: string): Cell => alike(`Vendor’s claim: ${text}`, 'repository');

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': claims('cards on a kanban board, from scan to delivery.'),
  'line-items': notFound,
  'holds-and-remakes': notFound,
  'late-work': notFound,
  files: claims('photos uploaded with a QR code. The vendor’s workflow checklist also mentions STL and PLY files.'),
  history: notFound,
  'search-and-bulk': notFound,
  'production-steps': claims('stages on the board. The vendor’s workflow checklist also includes a quality check.'),
  capacity: notFound,
  'bench-screen': claims('a tablet at the bench, where a QR code starts the work.'),
  outsourcing: notFound,
  'doctors-and-offices': notFound,
  'billing-accounts': notFound,
  'client-portal': claims('a doctor portal.'),
  'pickups-and-labels': notFound,
  products: notFound,
  prices: notFound,
  invoices: claims('the invoice is generated with the label.'),
  payments: notFound,
  cards: notFound,
  statements: claimsAlike('monthly statements.'),
  tax: says('The invoice template in the vendor’s resources has a tax line. We found nothing more.', 'repository'),
  accounting: further(
    'other',
    'SimpleLabOS claims to connect to Xero and QuickBooks. Pilot connects only to QuickBooks Online.',
    claims('QuickBooks and Xero.'),
  ),
  'billing-labs': notFound,
  scanners: further(
    'pilot',
    'Pilot also gets orders from iTero. SimpleLabOS claims intake from 3Shape and Medit.',
    claims('intake from 3Shape and Medit.'),
  ),
  carriers: claims('integrated label printing. We found no carriers named.'),
  'ship-dates': notFound,
  automations: claims('a status change sends a text message. The page also mentions Slack.'),
  imports: claims('“Import your Excel list.”'),
  templates: says(
    'The vendor’s resources include the text of an invoice template. We found no templates in the product.',
    'repository',
  ),
  lists: notFound,
  roles: notFound,
  deployment: claimsAlike('cloud, in any browser, installable as a web app (PWA). A public API is “coming soon.”'),
  'public-price': further(
    'other',
    'SimpleLabOS publishes a price. This documentation doesn’t list prices for Pilot.',
    claims(
      'a price that starts at $49 a month, $0 for setup, and a 14-day trial. One page also names a free basic tier.',
    ),
  ),
};

export const simplelabos: Competitor = {
  id: 'simplelabos',
  name: 'SimpleLabOS',
  vendor: 'SimpleLabOS',
  cells,
  sources: simplelabosSources,
};
