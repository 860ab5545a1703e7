import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const labs = 'System › Billing Labs: Update';
const lists = 'System › Dropdown Values: Update';

export const billingLab: Entity = {
  id: 'billingLab',
  name: 'Billing lab',
  fields: [
    field('Name', 'The name on invoices, statements, and emails.', 'Text, unique, up to 80 characters', '—', labs),
    field(
      'Default',
      'New billing accounts use this billing lab unless you choose another.',
      'On or off',
      'On for the first billing lab',
      labs,
    ),
    field(
      'Next case number',
      'The number that the next case and its invoice will get. All billing labs share it.',
      'A whole number of up to eight digits that can only go up; on the default billing lab only',
      '10001 in a new lab; goes up by 1 with each case',
      labs,
    ),
    field(
      'Logo',
      'Printed on PDFs and shown in emails and the Client Portal.',
      'PNG, JPG, or SVG, up to 2 MB',
      '— (the name is printed)',
      labs,
    ),
    field('Address', 'Printed on documents.', 'Street, city, state, ZIP', '—', labs),
    field('Phone', 'Printed on documents.', 'Phone number', '—', labs),
    field('Reply-to email', "Where replies to this billing lab's emails go.", 'Email address', '—', labs),
    field(
      'Email templates',
      "This billing lab's own version of each email.",
      'The 12 email templates',
      'The default text of each',
      'System › Email Templates: Update',
    ),
    field(
      'PDF templates',
      "This billing lab's own version of each PDF.",
      'The 6 PDF templates',
      'The default layout of each',
      'System › PDF Templates: Update',
    ),
    field(
      'Accounting company',
      'A company can belong to only one billing lab.',
      'One company',
      '— (not connected)',
      'Integrations › Accounting: Create',
    ),
    field(
      'Financial lock date',
      "You can't add, change, un-invoice, void, or delete invoices, payments, or credits dated on or before this day. You can still apply, unapply, and refund money.",
      'A date in the past, or none',
      '—',
      'Financials › Financial Lock: Update',
    ),
    field(
      'Status',
      "You can't choose a retired billing lab for new billing accounts, but you keep its documents.",
      '**Active** or **Retired**',
      'Active',
      labs,
    ),
  ],
};

export const dropdownValue: Entity = {
  id: 'dropdownValue',
  name: 'Dropdown value',
  fields: [
    field('List', 'The list the value belongs to.', 'One of the ten lists', '—', 'System › Dropdown Values: Create'),
    field(
      'Name',
      'What people choose. A new name appears on every record that has the value.',
      'Text, unique in its list, up to 60 characters',
      '—',
      lists,
    ),
    field('Position', "The value's place in the list.", 'A number; drag to change', 'Last', lists),
    field('Color', "The tag's color in Case Search. For tags only.", 'One of ten colors', 'Gray', lists),
    field(
      'Rush',
      "Cases with this tag come first in Technicians' View. For tags only.",
      'On or off',
      'Off, or on for the Rush tag',
      lists,
    ),
    field(
      'Show on the Client Portal',
      'Offices can choose the value when they send a case. For case types, shades, and stump shades.',
      'On or off',
      'On',
      lists,
    ),
    field(
      'Only for billing',
      'Only people at the office who can see billing see the reason. Others see that the case is on hold and are asked to call the lab. For hold reasons only.',
      'On or off',
      'Off, or on for Waiting for payment',
      lists,
    ),
    field(
      'Used on',
      "How many records have the value. You can't delete a value while it's in use.",
      'A number',
      '0',
      BY_PILOT,
    ),
    field(
      'Status',
      'Records keep a retired value, but no one can choose it.',
      '**Active** or **Retired**',
      'Active',
      lists,
    ),
  ],
};

export const customField: Entity = {
  id: 'customField',
  name: 'Custom field',
  fields: [
    field(
      'Belongs to',
      "The records that get the field. You can't change this later.",
      'Doctors, Products, or Cases',
      '—',
      'System › Dropdown Values: Create',
    ),
    field(
      'Name',
      "The field's label.",
      "Text, unique among that record's custom fields, up to 60 characters",
      '—',
      lists,
    ),
    field(
      'Type',
      "What people can enter. You can't change it once a record has a value.",
      'Text, Number, Date, or Yes/No',
      'Text',
      lists,
    ),
    field('Used on', 'How many records have a value.', 'A number', '0', BY_PILOT),
    field(
      'Status',
      "Records keep a retired field's values, but no one can enter new ones.",
      '**Active** or **Retired**',
      'Active',
      lists,
    ),
  ],
};

export const bulkImport: Entity = {
  id: 'bulkImport',
  name: 'Bulk import',
  fields: [
    field(
      'Entity',
      'The type of record in each row.',
      'One of the 14 import entities',
      '—',
      'System › Bulk Imports: Create',
    ),
    field(
      'Operation',
      'What the import can do. With **Create**, the ID column must be blank. With **Update**, it must be filled in. With **Create and Update**, a row with a blank ID is new.',
      'Create, Update, or Create and Update',
      'Create',
      'System › Bulk Imports: Create',
    ),
    field(
      'File',
      "The rows, with the template's column names in the first row.",
      'A CSV file in UTF-8, with commas or semicolons between values, up to 20,000 rows',
      '—',
      'System › Bulk Imports: Create',
    ),
    field(
      'Status',
      'What you can do next depends on it.',
      '**Uploaded**, **Errors found**, **Checked**, **Importing**, **Done**, or **Failed**',
      'Uploaded',
      BY_PILOT,
    ),
    field(
      'Rows',
      'How many rows the file has, and how many records the import will create and update.',
      'Numbers',
      '—',
      BY_PILOT,
    ),
    field(
      'Row errors',
      'The row number, column, and reason for each error. You can download the list as CSV.',
      'A list',
      'Empty',
      BY_PILOT,
    ),
    field('Started by', 'The user who uploaded the file.', 'A user', 'You', BY_PILOT),
    field('Started at', 'When the file was uploaded.', 'Date and time', 'Now', BY_PILOT),
    field('Result', "The imported file with each record's ID. Pilot keeps it for 90 days.", 'CSV', '—', BY_PILOT),
  ],
};
