import type {ImportColumn, ImportEntity} from '../../types';
import {column, idColumn, plain, required, yesNo} from './column';

const doctorColumns: readonly ImportColumn[] = [
  plain('Title'),
  required(plain('First Name')),
  required(plain('Last Name')),
  required(
    column(
      'doctor-reference',
      'Doctor Reference',
      'Your own code, different for each doctor. Other files use it to find the doctor.',
    ),
  ),
  column('doctor-status', 'Doctor Status', 'Prospect, Active, Hold, or Deactivated; Prospect if blank.'),
  column('hold-reason', 'Hold Reason', 'Required if the status is Hold.'),
  column('license-number', 'License Number', 'No two doctors can have the same one.'),
  plain('Doctor Email'),
  plain('Doctor Phone'),
  plain('Preferences'),
];

const officeColumns: readonly ImportColumn[] = [
  required(plain('Office Name')),
  required(column('office-reference', 'Office Reference', 'Your own code, different for each office.')),
  column('office-group', 'Office Group', 'A new name creates a group.'),
  column('tax-area', 'Tax Area', 'The default area if blank.'),
  required(plain('Street')),
  plain('Street 2'),
  required(plain('City')),
  required(column('state', 'State', 'Two letters.')),
  required(column('zip', 'ZIP', 'Five digits, or ZIP+4.')),
  column('default-route', 'Default Route', 'The name of an active shipping route.'),
  column('include-return-label', 'Include Return Label', yesNo('No')),
  plain('Office Phone'),
  plain('Office Email'),
  column('closing-time', 'Closing Time', 'A time such as `4:30 PM`; 5:00 PM if blank.'),
  column('delivery-note', 'Delivery Note', 'Up to 200 characters.'),
  column('office-active', 'Office Active', yesNo('Yes')),
];

const accountColumns: readonly ImportColumn[] = [
  required(plain('Account Name')),
  required(column('account-reference', 'Account Reference', 'Your own code, different for each account.')),
  column('billing-lab', 'Billing Lab', 'The default billing lab if blank.'),
  column('payment-terms', 'Payment Terms', 'Upon Receipt, Net 10, Net 15, or Net 30; Upon Receipt if blank.'),
  column('bill-to', 'Bill To', 'Doctor, Office, or Office group; Office if blank.'),
  column('billing-style', 'Billing Style', 'Combined or Detailed; Combined if blank.'),
  column(
    'billing-street',
    'Billing Street',
    "Leave all five address columns blank to use the first office's shipping address.",
  ),
  plain('Billing Street 2'),
  plain('Billing City'),
  plain('Billing State'),
  plain('Billing ZIP'),
  column('billing-email', 'Billing Email', 'One or more addresses, separated by semicolons.'),
  column('charge-processing-fee', 'Charge Processing Fee', yesNo('No')),
  column(
    'initial-balance',
    'Initial Balance',
    'What the account owed when you moved to Pilot. You can set it only when you create the account.',
  ),
];

const pricelist = column('pricelist', 'Pricelist', 'The default pricelist if blank.');
const pairReference = column('pair-reference', 'Pair Reference', 'Your own code for the pair, if you use one.');

export const clientImports: readonly ImportEntity[] = [
  {id: 'doctors', name: 'Doctors', columns: [idColumn, ...doctorColumns]},
  {
    id: 'doctor-custom-prices',
    name: 'Doctor Custom Prices',
    columns: [
      idColumn,
      required(plain('Doctor Reference')),
      required(column('product-code', 'Product Code', 'A product with **Allow Custom Price** on.')),
      required(plain('Price')),
      column('from-date', 'From Date', 'No start date if blank.'),
      column('to-date', 'To Date', 'The last day the price applies; no end date if blank.'),
      plain('Note'),
    ],
  },
  {
    id: 'doctor-custom-fields',
    name: 'Doctor Custom Fields',
    columns: [
      idColumn,
      required(plain('Doctor Reference')),
      required(column('field-name', 'Field Name', "The custom field's name, such as Articulator.")),
      column('value', 'Value', 'A blank cell clears the field.'),
    ],
  },
  {
    id: 'client-flat-import',
    name: 'Customer Flat Import',
    columns: [idColumn, ...doctorColumns, ...officeColumns, pricelist, pairReference, ...accountColumns],
  },
  {
    id: 'doctor-offices',
    name: 'Doctor-Office Pairs',
    columns: [
      idColumn,
      required(plain('Doctor Reference')),
      required(plain('Office Reference')),
      pricelist,
      pairReference,
      column(
        'account-reference',
        'Account Reference',
        "The pair's billing account. Without one, you can't invoice its cases.",
      ),
      column('active', 'Active', yesNo('Yes')),
    ],
  },
  {
    id: 'offices',
    name: 'Offices',
    columns: [idColumn, ...officeColumns],
  },
  {
    id: 'billing-accounts',
    name: 'Billing Accounts',
    columns: [idColumn, ...accountColumns],
  },
];
