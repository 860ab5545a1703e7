import type {GlossaryTerm} from '../types';
import {term} from '../term';

const scanners = '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit';
const automations = '/docs/system/automations/overview';
const imports = '/docs/system/bulk-imports/overview';
const routesPage = '/docs/system/shipping-routes';

export const systemTerms: readonly GlossaryTerm[] = [
  term('Lab Portal', '/docs/cases/overview', "Pilot's web app for lab staff.", ['lab login']),
  term('IOS', scanners, 'Intraoral scanner: the camera an office scans teeth with.', [
    'intraoral scanner',
    'iTero',
    'Trios',
    'Medit Link',
    'digital scanner',
  ]),
  term('IOS portal', scanners, 'The page in the Lab Portal where scanner orders arrive and you accept them.', [
    'scanner inbox',
    'accept case',
    'reject',
  ]),
  term('IOS order', scanners, 'A prescription with scans from an intraoral scanner, before it becomes a case.', [
    'scanner order',
  ]),
  term('Rescan', scanners, 'A new scan for the same order. It becomes a new version on the same case.', [
    'updated scan',
  ]),
  term(
    'Raw values',
    '/docs/system/automations/item_product',
    'The values of an order exactly as the scanner sent them.',
    ['scanner codes'],
  ),
  term('Automation', automations, 'A trigger with rules and actions that Pilot runs automatically.', [
    'mapping',
    'auto-map',
    'business rule',
  ]),
  term('Trigger', automations, 'The event that starts an automation.', ['triggers']),
  term('Rule', automations, 'A comparison that must match before an automation acts.', ['rules', 'condition']),
  term(
    'Display name',
    '/docs/system/automations/item_product',
    'The words for a value that a scanner also sends as a code.',
    ['label of a code'],
  ),
  term('Bulk import', imports, 'Creating or updating many records from one CSV file.', [
    'import customers',
    'switch from another system',
    'data migration',
    'data conversion',
  ]),
  term('CSV', imports, 'A text file with one record on each line and commas between the values.', [
    'spreadsheet',
    'Excel',
    'XLSX',
    'Google Sheets',
  ]),
  term('Customer Flat Import', imports, 'The import that has all customer data in one file.', ['one-file import']),
  term(
    'Custom field',
    '/docs/system/settings/dropdown-values',
    'A field that your lab adds to its doctors, products, or cases.',
    ['extra field', 'user-defined field', 'UDF'],
  ),
  term('Email template', '/docs/system/email-templates', 'The subject and text of an email that Pilot sends.', [
    'notification',
    'text',
    'SMS',
    'alert',
  ]),
  term('PDF template', '/docs/system/pdf-templates', 'The layout of a document that Pilot prints.', [
    'logo',
    'letterhead',
    'custom invoice layout',
  ]),
  term(
    'Handlebars',
    '/docs/system/email-templates',
    'The syntax templates use for values, such as {{case.case_number}}.',
    ['merge fields', 'placeholders', 'mail merge', 'merge tags'],
  ),
  term('Packing slip', '/docs/system/pdf-templates', 'The list of cases in a box, without prices.', [
    'delivery note',
    'packing list',
    'dispatch note',
    'despatch note',
    'delivery docket',
  ]),
  term('Dropdown value', '/docs/system/settings/dropdown-values', 'One choice in a list that your lab can change.', [
    'dropdown',
    'list values',
    'reason list',
    'pick list',
    'lookup list',
  ]),
  term(
    'Shipping route',
    routesPage,
    'How a box gets to the office: a carrier service or Local, its transit days, and its cost.',
    ['route', 'driver', 'local delivery', 'run', 'shipping method', 'delivery run'],
  ),
  term('Transit days', routesPage, 'How many days a route takes from the lab to the office.', [
    'shipping days',
    'transit time',
  ]),
  term('LOCAL ROUTE', routesPage, 'The tracking number of a box on a Local route, for which Pilot creates no label.', [
    'hand delivery',
  ]),
  term('Shipment', '/guides/invoicing-and-shipping', 'One box to one office with one or more cases.', [
    'box',
    'package',
    'combine cases',
    'parcel',
    'consignment',
    'carton',
  ]),
  term('Tracking number', '/guides/invoicing-and-shipping', "The carrier's number for tracking a box.", [
    'consignment number',
    'waybill',
  ]),
  term('Void a label', '/docs/system/integrations/shipping/ups', 'To cancel a label before the carrier has the box.', [
    'void label',
    'cancel shipment',
    'refund label',
  ]),
  term(
    'QuickBooks Online',
    '/docs/system/integrations/accounting/quickbooks-online',
    'The accounting program Pilot syncs with, one company for each billing lab.',
    ['QuickBooks', 'QBO', 'QB sync', 'export to accountant', 'Intuit'],
  ),
  term(
    'Stripe',
    '/docs/system/integrations/payment-processing/stripe',
    'The payment provider Pilot uses for cards and ACH.',
    ['card processor'],
  ),
  term('User', '/docs/users/users', 'One person at the lab who signs in.', [
    'login',
    'password',
    'log in',
    'logon',
    'sign on',
  ]),
  term('Role', '/docs/users/roles-and-permissions', 'A named set of permissions. A user can have several.', [
    'admin',
    'access',
    'user group',
    'access level',
    'privileges',
  ]),
  term(
    'Permission',
    '/docs/users/roles-and-permissions',
    'The right to view, create, update, or delete one kind of thing.',
    ['permissions'],
  ),
  term('Two-factor sign-in', '/docs/users/users', 'Signing in with a password and a code from a phone.', [
    '2FA',
    'MFA',
    'authenticator',
    'one-time code',
  ]),
  term('PIN', '/docs/users/users', 'The digits that identify a technician on a shared bench screen.', [
    'bench code',
    'passcode',
  ]),
  term(
    'PHI',
    '/docs/users/roles-and-permissions',
    'Health information that identifies a patient. Use references instead of names where you can.',
    ['HIPAA', 'patient privacy', 'GDPR', 'data protection', 'confidentiality'],
  ),
];
