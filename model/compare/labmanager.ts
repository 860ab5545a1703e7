import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {labmanagerSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof labmanagerSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says('You book jobs in and out. A job is either ongoing or completed.', 'main-form', 'summary-invoices'),
  'line-items': says('Line items. Codes such as “TC,2” speed up entry.', 'main-form', 'prices'),
  'holds-and-remakes': says('The customer history lists jobs on hold. We found nothing about remakes.', 'history'),
  'late-work': notFound,
  files: says(
    'Public attachments on orders, and attachments that come with orders from Procuur.',
    'cloud',
    'receiving',
  ),
  history: alike('Order history with date, time, document, and user.', 'cloud'),
  'search-and-bulk': says(
    'Account and job search on the main form, a utility that books out all jobs due on a given day, and a Batch Report Manager for reports.',
    'main-form',
    'utilities',
    'summary-invoices',
  ),
  'production-steps': says(
    'The version 7 guide lists Depts / Stages in the setup menu. We didn’t see how they work.',
    'guide',
  ),
  capacity: notFound,
  'bench-screen': says('A technician on each line, and an output report. We found no bench screen.', 'prices'),
  outsourcing: says('“Lab” is one of the customer types. “Send to’s” is in the setup menu.', 'customers', 'guide'),
  'doctors-and-offices': says(
    'Customer types: dentist, practice, direct patient, and lab. A practice is normally the delivery account.',
    'customers',
    'deliver-to',
  ),
  'billing-accounts': says(
    'Jobs, invoices, and payments usually belong to dentist accounts. A summary invoice can be for a dentist or a practice.',
    'deliver-to',
    'summary-invoices',
  ),
  'client-portal': alike(
    'The cloud version is for dentists and practices. Their orders arrive with notifications and attachments.',
    'cloud',
    'receiving',
  ),
  'pickups-and-labels': notFound,
  products: says(
    'Product properties with a cost price, and a mapper for the product codes of corporate groups.',
    'prices',
    'code-mapper',
  ),
  prices: says('Price bands for each product, and a usual band for each dentist.', 'prices', 'cloud'),
  invoices: says(
    'Delivery notes with a monthly summary invoice for each dentist or practice, run in batch and emailed. To change a completed job, you void the invoice.',
    'summary-invoices',
    'main-form',
  ),
  payments: further(
    'other',
    'LabManager has an early payment discount. Pilot doesn’t.',
    says('Payment allocation, payment terms, and an early payment discount.', 'cloud', 'main-form'),
  ),
  cards: notFound,
  statements: says('A statement of unpaid invoices.', 'cloud'),
  tax: says('Tax or VAT on invoices, with a registration number. We found nothing about US sales tax.', 'company'),
  accounting: says(
    'A CSV exporter for Sage, QuickBooks, Xero, and others, part of the paid Commercial Module.',
    'exporter',
    'accounts-program',
    'bookkeeper',
  ),
  'billing-labs': notFound,
  scanners: says('Orders from Procuur. We found nothing about orders from intraoral scanners.', 'receiving'),
  carriers: says('Delivery notes. We found nothing about carrier labels.', 'summary-invoices'),
  'ship-dates': notFound,
  automations: notFound,
  imports: says('The CSV exporter is for getting data out. We found nothing about importing data.', 'exporter'),
  templates: says('Emailer Setup and Printing Rules are in the setup menu.', 'guide'),
  lists: says('Custom fields and tags are in the setup menu.', 'guide'),
  roles: says('Users/Technicians, and Permissions and Usergroups, are in the setup menu.', 'guide'),
  deployment: says(
    'A desktop program, with Windows notes in its 2010 manual, and a cloud version for customers.',
    'summary-invoices',
    'manual-2010',
    'cloud',
  ),
  'public-price': notFound,
};

export const labmanager: Competitor = {
  id: 'labmanager',
  name: 'LabManager',
  vendor: 'Transactor Systems',
  cells,
  sources: labmanagerSources,
};
