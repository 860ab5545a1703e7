import type {CapabilityId} from './capabilities';
import {citing, notFound} from './citing';
import {dlcpmSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike, further} = citing<typeof dlcpmSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': alike('case-form'),
  'line-items': alike('cases-menu', 'add-products'),
  'holds-and-remakes': alike('alerts', 'remakes'),
  'late-work': notFound,
  files: alike('case-form', 'portal'),
  history: alike('case-form', 'correspondence'),
  'search-and-bulk': notFound,
  'production-steps': alike('tasks'),
  capacity: alike('case-form', 'teams'),
  'bench-screen': says(
    'A 2024 training quiz names Technician Bench and Technician Manager, with the reports My Payroll and My Assignments. No manual page we read describes either one, so ask to see them.',
    'quiz',
  ),
  outsourcing: notFound,
  'doctors-and-offices': says(
    'Practices with their doctors, and an FDI or USA tooth chart for each customer.',
    'practice',
    'preferences',
  ),
  'billing-accounts': alike('billing-accounts', 'billing-article'),
  'client-portal': alike('portal'),
  'pickups-and-labels': notFound,
  products: alike('add-products', 'default-products'),
  prices: says(
    'Special prices, promotional discounts, and surcharges with reasons.',
    'special-prices',
    'discounts',
    'surcharges',
  ),
  invoices: alike('invoice-case'),
  payments: alike('billing-accounts', 'billing-article'),
  cards: says(
    'A billing account has a log of Auto-Pay payments. We found no page about card processing.',
    'billing-accounts',
  ),
  statements: alike('statements'),
  tax: further(
    'other',
    'Tax rates, tax groups, medical excise tax, resale numbers, and the Vertex tax service.',
    'taxes',
    'vertex',
  ),
  accounting: further('other', 'QuickBooks Desktop and QuickBooks Online.', 'quickbooks', 'quickbooks-online'),
  'billing-labs': alike('quickbooks', 'taxes'),
  scanners: says(
    'Orders from iTero, 3M, and Medit arrive with their products. From Carestream and Sirona, no product is added, because they send no restoration or material.',
    'scanners',
    'scanners-online',
  ),
  carriers: notFound,
  'ship-dates': notFound,
  automations: further(
    'pilot',
    'Alerts when a case is entered, invoiced, or put on hold, and at the end of the day. Products from scanners are mapped by hub or by lab.',
    'alerts',
    'scanner-mapping',
  ),
  imports: notFound,
  templates: notFound,
  lists: alike('surcharges', 'preferences'),
  roles: alike('users'),
  deployment: notFound,
  'public-price': notFound,
};

export const dlcpm: Competitor = {
  id: 'dlcpm',
  name: 'DLCPM',
  vendor: 'Magic Touch Software',
  cells,
  sources: dlcpmSources,
};
