import type {CapabilityId} from './capabilities';
import {citing, further, notFound} from './citing';
import {threeShapeLmsSources} from './sources';
import type {Cell, Competitor} from './types';

const {says, alike} = citing<typeof threeShapeLmsSources>();

const cells: Readonly<Record<CapabilityId, Cell>> = {
  'case-life': says(
    'You can edit a case from its record, search results, or the manufacturing manager until it’s invoiced. After that, you have to delete the invoice first.',
    'editing-cases',
  ),
  'line-items': says('Items, additional products, and alloys from the catalog.', 'catalog'),
  'holds-and-remakes': says(
    'A remake or adjustment is a separate case attached to the original, with a reason and who pays. We found nothing about holds.',
    'remakes',
  ),
  'late-work': notFound,
  files: says(
    'A lab’s instructions for its LabStar portal list STL files, CBCT scans, and photos as attachments.',
    'labstar-portal',
  ),
  history: says('You enter a reason for each edit to a case.', 'editing-cases'),
  'search-and-bulk': says(
    'Case search with an actions menu. We found no way to change many cases at once.',
    'editing-cases',
  ),
  'production-steps': says(
    'The help mentions a manufacturing manager. We found nothing about how steps are set up.',
    'editing-cases',
  ),
  capacity: notFound,
  'bench-screen': says('A Technician Portal, with checkboxes for what each technician sees.', 'permissions'),
  outsourcing: says('Each outsource manufacturer has a Pricebook of what it charges the lab.', 'prices'),
  'doctors-and-offices': says(
    'A client is a company, or a practice with at least one doctor. Each client has a default courier.',
    'clients',
  ),
  'billing-accounts': notFound,
  'client-portal': says(
    'LabStar had a portal for case entry. The 3Shape LMS page on clients, dated October 21, 2024, says that client-entered cases were not available in the beta version.',
    'labstar-portal',
    'clients',
  ),
  'pickups-and-labels': notFound,
  products: alike('A catalog organized by type, material family, item, additional product, and alloy.', 'catalog'),
  prices: alike(
    'Every client and manufacturer has a Pricebook, which you can refine in a pricelist for that client or manufacturer.',
    'prices',
  ),
  invoices: says(
    'You add positive or negative adjustments to the invoice. They don’t change the case. To edit the case, you delete the invoice first.',
    'invoice-adjustment',
    'invoice-update',
    'editing-cases',
  ),
  payments: says('The help covers credit balances.', 'balances'),
  cards: alike('Stripe. The client adds a card through an emailed link that’s valid for 24 hours.', 'cards'),
  statements: further(
    'other',
    'Pilot has no payment reminder letters. It shows aging on the statement instead.',
    says(
      '3Shape LMS stores monthly statements but not custom ones. Its reminder letters show what’s 30, 60, and 90 days past due, and its help covers finance charges.',
      'statements',
      'reminders',
      'balances',
    ),
  ),
  tax: notFound,
  accounting: notFound,
  'billing-labs': notFound,
  scanners: says(
    'The help mentions cases that clients enter through a 3Shape integration, which wasn’t available in the beta version. We found nothing about other scanners.',
    'clients',
  ),
  carriers: says(
    'A default courier for each client. In LabStar, shippable products went through a shipment center. We found nothing about making carrier labels.',
    'clients',
    'labstar-catalog',
  ),
  'ship-dates': alike('Inbound and outbound transit days for each client.', 'clients'),
  automations: notFound,
  imports: says('The help covers moving from LabStar. We found no general import.', 'migration', 'user-mapping'),
  templates: further(
    'pilot',
    'Pilot has templates for 12 emails and 6 PDFs. 3Shape’s help describes templates for two emails, plus reminder letters.',
    says(
      'Email templates for invoices and statements, and reminder letters to print or email.',
      'email-templates',
      'reminders',
    ),
  ),
  lists: says('You can customize the remake reasons in the settings.', 'remakes'),
  roles: further(
    'pilot',
    'In Pilot, you can create your own roles. 3Shape LMS has four permission sets for staff, plus checkboxes for technicians.',
    says(
      'Four permission sets for Lab Staff, and checkboxes for Technicians. You need at least one Full Access user.',
      'permissions',
    ),
  ),
  deployment: alike(
    'A hosted site that you open with a 3Shape account. Users must first be members of your 3Shape company.',
    'permissions',
    'members',
  ),
  'public-price': notFound,
};

export const threeShapeLms: Competitor = {
  id: '3shape-lms',
  name: '3Shape LMS',
  vendor: '3Shape',
  cells,
  sources: threeShapeLmsSources,
};
