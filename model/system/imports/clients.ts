import {addresses, doctorRecord} from '../../example/setup';
import type {ImportColumn, ImportEntity} from '../../types';
import {column, idColumn, isoDate, money, yesNo} from './column';

const office = addresses.brightSmiles;

const doctorColumns: readonly ImportColumn[] = [
  column('Title', 'The title before the name.', 'Text', false, 'Dr.'),
  column('First Name', "The doctor's first name.", 'Text', true, 'Amelia'),
  column('Last Name', "The doctor's last name.", 'Text', true, 'Ortiz'),
  column(
    'Doctor Reference',
    'Your own code for the doctor. Other files use it to find the doctor. In a Client Flat Import, rows with the same reference are the same doctor.',
    'Text, different for each doctor',
    true,
    'ORTIZ',
  ),
  column(
    'Doctor Status',
    "The doctor's status.",
    'Prospect, Active, Hold, or Deactivated; Prospect if blank',
    false,
    'Active',
  ),
  column(
    'Hold Reason',
    'Why the doctor is on Hold.',
    'Text; required if the status is Hold',
    false,
    'Account past due',
  ),
  column('License Number', "The doctor's license number.", 'Text, unique', false, doctorRecord.licenseNumber),
  column(
    'Preferences',
    'Instructions for every case, printed on the work ticket.',
    'Text',
    false,
    doctorRecord.preferences,
  ),
];

const officeColumns: readonly ImportColumn[] = [
  column('Office Name', "The office's name.", 'Text', true, 'Bright Smiles Dental'),
  column('Office Reference', 'Your own code for the office.', 'Text, different for each office', true, 'BRIGHT'),
  column('Office Group', "The office's group. A new name creates a new group.", 'Text', false, 'Bright Smiles Group'),
  column('Tax Area', "The office's tax area.", 'A tax area; the default if blank', false, 'Metro County'),
  column('Street', 'The street in the shipping address.', 'Text', true, office.street),
  column('Street 2', 'The suite or floor.', 'Text', false, office.suite),
  column('City', 'The city.', 'Text', true, office.city),
  column('State', 'The state.', 'Two letters', true, office.state),
  column('ZIP', 'The ZIP code.', 'Five digits, or ZIP+4', true, office.zip),
  column('Default Route', "The office's default shipping route.", 'A shipping route', false, 'FedEx 2Day'),
  column('Phone', "The office's phone number.", 'Text', false, '(555) 010-0200'),
  column('Email', "The office's email address.", 'Email address', false, 'office@brightsmiles.example'),
];

const accountColumns: readonly ImportColumn[] = [
  column('Account Name', 'The name printed on the bill.', 'Text', true, 'Bright Smiles Dental'),
  column(
    'Account Reference',
    'Your own code for the billing account.',
    'Text, different for each account',
    true,
    'BA-BRIGHT',
  ),
  column('Billing Lab', "The account's billing lab.", 'A billing lab; the default if blank', false, 'Main Lab'),
  column(
    'Payment Terms',
    'When invoices are due.',
    'Upon Receipt, Net 10, Net 15, or Net 30; Upon Receipt if blank',
    false,
    'Net 30',
  ),
  column('Bill To', 'Who receives the bill.', 'Doctor, Office, or Office group; Office if blank', false, 'Office'),
  column(
    'Billing Style',
    'How invoices are grouped on the statement.',
    'Combined or Detailed; Combined if blank',
    false,
    'Combined',
  ),
  column(
    'Billing Email',
    'The addresses that bills are emailed to.',
    'Email addresses, separated by semicolons',
    false,
    'billing@brightsmiles.example',
  ),
  column(
    'Charge Processing Fee',
    'Whether you charge a processing fee on card payments.',
    `${yesNo}; No if blank`,
    false,
    'No',
  ),
  column(
    'Initial Balance',
    'What the account owed when you moved to Pilot. You can set it only when you create the account.',
    money,
    false,
    '0.00',
  ),
];

const pricelist = column(
  'Pricelist',
  "The pair's pricelist.",
  'A pricelist; the default if blank',
  false,
  'Standard 2025',
);

export const clientImports: readonly ImportEntity[] = [
  {
    id: 'doctors',
    name: 'Doctors',
    what: 'One row for each doctor.',
    columns: [idColumn('the doctor', '2041'), ...doctorColumns],
  },
  {
    id: 'doctor-custom-prices',
    name: 'Doctor Custom Prices',
    what: "One row for each doctor's price for a product.",
    columns: [
      idColumn('the custom price', '880'),
      column('Doctor Reference', 'The doctor the price is for.', "A doctor's reference", true, 'ORTIZ'),
      column(
        'Product Code',
        'The product the price is for.',
        'The code of a product with Allow Custom Price on',
        true,
        'PFMB',
      ),
      column('Price', 'The price for one unit.', money, true, '155.00'),
      column(
        'From Date',
        'The first day the price applies.',
        `${isoDate}; no start date if blank`,
        false,
        '2025-01-01',
      ),
      column('To Date', 'The last day the price applies.', `${isoDate}; no end date if blank`, false, '2025-12-31'),
    ],
  },
  {
    id: 'doctor-custom-fields',
    name: 'Doctor Custom Fields',
    what: "One row for each value of a doctor's custom field.",
    columns: [
      idColumn('the custom field value', '3120'),
      column('Doctor Reference', 'The doctor the value is for.', "A doctor's reference", true, 'ORTIZ'),
      column('Field Name', "The custom field's name.", 'A doctor custom field', true, 'Articulator'),
      column(
        'Value',
        'The value. A blank cell clears it.',
        'Whatever the custom field accepts',
        false,
        'Semi-adjustable',
      ),
    ],
  },
  {
    id: 'client-flat-import',
    name: 'Client Flat Import',
    what: 'All client data in one file. Each row is a doctor-office pair with its doctor, office, and billing account. Rows with the same reference are the same doctor, office, or account.',
    columns: [
      idColumn('the doctor-office pair', '5107'),
      ...doctorColumns,
      ...officeColumns,
      pricelist,
      ...accountColumns,
    ],
  },
  {
    id: 'doctor-offices',
    name: 'Doctor-Offices',
    what: 'One row for each doctor-office pair.',
    columns: [
      idColumn('the doctor-office pair', '5107'),
      column('Doctor Reference', "The pair's doctor.", "A doctor's reference", true, 'ORTIZ'),
      column('Office Reference', "The pair's office.", "An office's reference", true, 'BRIGHT'),
      pricelist,
      column(
        'Account Reference',
        "The pair's billing account. Without one, you can't invoice its cases.",
        "A billing account's reference",
        false,
        'BA-BRIGHT',
      ),
      column('Active', 'Whether you can choose the pair on new cases.', `${yesNo}; Yes if blank`, false, 'Yes'),
    ],
  },
  {
    id: 'offices',
    name: 'Offices',
    what: 'One row for each office. Imported addresses are Not validated.',
    columns: [idColumn('the office', '3088'), ...officeColumns],
  },
  {
    id: 'billing-accounts',
    name: 'Billing Accounts',
    what: "One row for each billing account. You can't import cards or bank accounts.",
    columns: [idColumn('the billing account', '1204'), ...accountColumns],
  },
];
