import type {ImportEntity} from '../../types';
import {column, idColumn, plain, required, yesNo} from './column';

/** Columns for a product's behaviors, which the Products page explains. */
const behaviors = [
  'Taxable',
  'Allow Rate Change',
  'Allow Discount',
  'Allow Shades',
  'Both Arches Only',
  'Bridge Notation',
  'Allow Custom Price',
  'Requires Notation',
  'Hide from Client Portal',
];

export const workImports: readonly ImportEntity[] = [
  {
    id: 'products',
    name: 'Products',
    columns: [
      idColumn,
      required(column('product-name', 'Product Name', 'Up to 80 characters.')),
      required(column('product-code', 'Product Code', 'Up to 20 characters, different for each product.')),
      required(column('restoration-type', 'Restoration Type', 'A value from **Restoration types**.')),
      column('production-template', 'Production Template', 'The name of the default template.'),
      ...behaviors.map(plain),
      column('status', 'Status', 'Active or Retired; Active if blank.'),
    ],
  },
  {
    id: 'product-price-lists',
    name: 'Pricelists',
    columns: [
      idColumn,
      required(column('pricelist', 'Pricelist', 'A new name creates a pricelist.')),
      required(plain('Product Code')),
      column('price', 'Price', 'The price for one unit. A blank cell removes the product from the pricelist.'),
    ],
  },
  {
    id: 'product-custom-fields',
    name: 'Product Custom Fields',
    columns: [
      idColumn,
      required(plain('Product Code')),
      required(column('field-name', 'Field Name', "The custom field's name, such as Sintering program.")),
      column('value', 'Value', 'A blank cell clears the field.'),
    ],
  },
  {
    id: 'line-items',
    name: 'Line Items',
    columns: [
      idColumn,
      required(column('case-number', 'Case Number', "A case that isn't invoiced.")),
      required(column('product-code', 'Product Code', 'A product with a price for the pair.')),
      column('notation', 'Notation', 'Universal tooth numbers, Upper, or Lower; some products require it.'),
      required(plain('Quantity')),
      column('rate', 'Rate', "Only if the product allows rate changes; the pair's price if blank."),
      column('discount', 'Discount', 'A percent such as `10%`, or an amount, if the product allows discounts.'),
      plain('Shade'),
      plain('Stump Shade'),
      column('remake-reason', 'Remake Reason', 'On a remake case only.'),
      plain('Note'),
    ],
  },
  {
    id: 'case-steps',
    name: 'Case Steps',
    columns: [
      idColumn,
      required(column('case-number', 'Case Number', 'A Live case.')),
      required(plain('Step Name')),
      required(plain('Workstation')),
      column('assigned-technician', 'Assigned Technician', "The email address of one of the workstation's users."),
      plain('Planned Start'),
      column('duration', 'Duration', 'Hours, in increments of 0.25.'),
      column('status', 'Status', 'Not Started, In Progress, or Completed; Not Started if blank.'),
    ],
  },
  {
    id: 'case-custom-fields',
    name: 'Case Custom Fields',
    columns: [
      idColumn,
      required(plain('Case Number')),
      required(column('field-name', 'Field Name', "The custom field's name, such as Zirconia lot.")),
      column('value', 'Value', 'A blank cell clears the field.'),
    ],
  },
  {
    id: 'users',
    name: 'Users',
    columns: [
      idColumn,
      required(plain('First Name')),
      required(plain('Last Name')),
      required(column('email', 'Email', 'The sign-in name, different for each user.')),
      required(column('roles', 'Roles', 'Names of roles, separated by semicolons.')),
      column('workstations', 'Workstations', 'Names of workstations, separated by semicolons.'),
      column('daily-capacity', 'Daily Capacity', 'Hours from 0 to 24, in quarter hours; 8 if blank.'),
      column('working-days', 'Working Days', 'Such as `Mon; Tue; Wed`; Monday through Friday if blank.'),
      column('active', 'Active', `${yesNo('Yes')} No deactivates the user.`),
    ],
  },
];
