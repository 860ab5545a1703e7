import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {dlcpmSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof dlcpmSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'A case form with tabs for general data, shipping, products, enclosures, schedule, and more. When you save a case, you can print the work order, the invoice, and the case label.',
    'case-form',
  ),
  'line-items': says(
    'Product code, teeth, and materials. Adding a product can pull in related products and shipping products.',
    'cases-menu',
    'add-products',
  ),
  'holds-and-remakes': alike(
    'A hold has a reason and is reported to the customer. A Remake & Discount tab covers all products on a case.',
    'alerts',
    'remakes',
  ),
  'late-work': notFound,
  files: says(
    'An Images & Attachments tab on the case. The doctor can upload files in the portal.',
    'case-form',
    'portal',
  ),
  history: says(
    'A Calls & Notes tab on the case and a log of emails with the customer.',
    'case-form',
    'correspondence',
  ),
  'search-and-bulk': says(
    'A list of all customers’ cases. The manuals also mention a Case Finder. We found no way to change many cases at once.',
    'cases-menu',
    'loan-tool',
  ),
  'production-steps': alike(
    'A master list of tasks assigned to products, with pay rates, technicians for each task, and QC tasks with checkpoints.',
    'tasks',
  ),
  capacity: alike(
    'The schedule is generated from the products on a case. Teams take a share of each technician’s capacity.',
    'case-form',
    'teams',
  ),
  'bench-screen': notFound,
  outsourcing: says(
    'You can mark a customer as a laboratory. We found nothing about tracking work that’s sent out.',
    'practice',
  ),
  'doctors-and-offices': says(
    'Practices with their doctors, license and NPI numbers, and an FDI or USA tooth chart for each customer. Preferences by practice or doctor.',
    'practice',
    'preferences',
  ),
  'billing-accounts': alike(
    'One billing account can serve several customers, for accounting only, with combined or separate statements.',
    'billing-accounts',
    'billing-article',
  ),
  'client-portal': says(
    'The doctor can submit a New, Remake, or Adjust case, pick teeth and products, upload files, mark the case as rush, and save a template.',
    'portal',
  ),
  'pickups-and-labels': notFound,
  products: says(
    'Product settings with related products, and default products for an account or a doctor.',
    'add-products',
    'default-products',
  ),
  prices: says(
    'Special prices, promotional discounts, and surcharges with reasons. We found no separate pricelists.',
    'special-prices',
    'discounts',
    'surcharges',
  ),
  invoices: says(
    'Each customer has rules for printing invoices. You can print a case’s invoice when you save the case.',
    'practice',
    'case-form',
  ),
  payments: says(
    'The lab can post one payment for all the customers on a billing account.',
    'billing-accounts',
    'billing-article',
  ),
  cards: says(
    'The manuals mention an auto-pay log. We found no payment provider named.',
    'billing-accounts',
    'billing-article',
  ),
  statements: alike('PDF statements, emailed or printed as the customer prefers, and stored.', 'statements'),
  tax: further(
    'other',
    'DLCPM also has tax groups, excise tax, and the Vertex service. Pilot has rates by tax area and no outside service.',
    says('Tax rates, tax groups, medical excise tax, resale numbers, and the Vertex tax service.', 'taxes', 'vertex'),
  ),
  accounting: further(
    'other',
    'DLCPM also connects to QuickBooks Desktop. Pilot connects only to QuickBooks Online.',
    says(
      'QuickBooks Desktop and QuickBooks Online, with account mapping that includes a remake account.',
      'quickbooks',
      'quickbooks-online',
    ),
  ),
  'billing-labs': alike('Each lab can have its own settings, taxes, and QuickBooks connection.', 'quickbooks', 'taxes'),
  scanners: further(
    'other',
    'DLCPM lists five brands and Pilot lists three, but only Pilot lists 3Shape.',
    says(
      'iTero, 3M, Medit, Carestream, and Sirona, with a table that shows how DLCPM finds the customer, the lab, and the product.',
      'scanners',
      'scanners-online',
    ),
  ),
  carriers: says(
    'The case has a Shipping tab, and alerts name the carrier. We found nothing about making carrier labels.',
    'case-form',
    'alerts',
  ),
  'ship-dates': notFound,
  automations: further(
    'pilot',
    'Pilot runs rules that the lab writes, with triggers and actions. DLCPM sends alerts for certain events and at the end of the day.',
    says(
      'Alerts go out when a case is entered, invoiced, or put on hold, and at the end of the day. Products in scanner orders are mapped by hub or by lab.',
      'alerts',
      'scanner-mapping',
    ),
  ),
  imports: notFound,
  templates: says('Lab templates for the daily alert emails. We found no PDF templates.', 'alerts'),
  lists: alike(
    'Laboratory lists of reasons, preferences, departments, groups, and types.',
    'surcharges',
    'preferences',
  ),
  roles: says(
    'The manuals mention an Admin program. An employee can be a technician or a QC technician. We found no details about permissions.',
    'correspondence',
    'tasks',
  ),
  deployment: says(
    'Separate manuals for V14, V15, and DLCPMOnline. We found no page that says which platforms it runs on.',
    'case-form',
    'cases-menu',
    'quickbooks',
  ),
  'public-price': notFound,
};

export const dlcpm: Competitor = {
  id: 'dlcpm',
  name: 'DLCPM',
  vendor: 'Magic Touch Software',
  cells,
  sources: dlcpmSources,
};
