import type {ImportEntity} from '../types';
import {column, idColumn, isoDate, money, yesNo} from './column';

const behavior = (name: string, meaning: string, example: string) =>
  column(name, meaning, `${yesNo}; blank = the default of a new product`, false, example);

export const workImports: readonly ImportEntity[] = [
  {
    id: 'products',
    name: 'Products',
    what: 'One row for each product with its behaviors.',
    columns: [
      idColumn('the product', '310'),
      column('Product Name', 'Name of the product.', 'Text, up to 80 characters', true, 'Zirconia Crown'),
      column('Product Code', 'Your lab\'s short code.', 'Text, unique, up to 20 characters', true, 'ZC'),
      column('Restoration Type', 'Group for filters and reports.', 'A value of Restoration types', true, 'Crown'),
      column('Production Template', 'The default production template.', 'Name of a production template', false, 'Zirconia Crown'),
      behavior('Taxable', 'Whether tax applies.', 'Yes'),
      behavior('Allow Rate Change', 'The rate can be edited on the line.', 'No'),
      behavior('Allow Discount', 'The line takes a discount.', 'Yes'),
      behavior('Allow Shades', 'The line has shades.', 'Yes'),
      behavior('Both Arches Only', 'Quantity 1, notation `Upper, Lower`.', 'No'),
      behavior('Bridge Notation', 'Teeth take A and P marks.', 'No'),
      behavior('Allow Custom Price', 'Doctors can have their own price.', 'Yes'),
      behavior('Requires Notation', 'The line needs notation.', 'Yes'),
      behavior('Hide from Client Portal', 'Offices cannot choose it.', 'No'),
      column('Status', 'Whether it can be added to cases.', 'Active or Retired; blank = Active', false, 'Active'),
    ],
  },
  {
    id: 'product-price-lists',
    name: 'Product Price Lists',
    what: 'One row for each price of one product on one pricelist.',
    columns: [
      idColumn('the price', '7405'),
      column('Pricelist', 'Name of the pricelist; a new name makes a new pricelist.', 'Text', true, 'Standard 2025'),
      column('Product Code', 'What it prices.', 'The code of a product', true, 'ZC'),
      column('Price', 'The price; blank takes the product off the pricelist.', money, false, '120.00'),
    ],
  },
  {
    id: 'product-custom-fields',
    name: 'Product Custom Fields',
    what: 'One row for each value of one custom field of one product.',
    columns: [
      idColumn('the custom field value', '3305'),
      column('Product Code', 'Whose value it is.', 'The code of a product', true, 'ZC'),
      column('Field Name', 'Name of the custom field.', 'A custom field of products', true, 'Sintering program'),
      column('Value', 'The value; blank clears it.', 'As the custom field accepts', false, 'Program 2'),
    ],
  },
  {
    id: 'line-items',
    name: 'Line Items',
    what: 'One row for each line item. Cases that are invoiced cannot be changed by import.',
    columns: [
      idColumn('the line item', '90211'),
      column('Case Number', 'The case of the line.', 'The number of a case that is not invoiced', true, '10482'),
      column('Product Code', 'The product.', 'The code of a product with a price for the pair', true, 'ZC'),
      column('Notation', 'Teeth or arches.', 'Universal numbers, Upper, Lower; required by some products', false, '8, 9'),
      column('Quantity', 'Quantity.', 'A whole number from 1', true, '2'),
      column('Rate', 'Rate for one, where the product allows a rate change; blank = the price for the pair.', money, false, '120.00'),
      column('Discount', 'Discount, where the product allows it.', 'A percent such as `10%`, or an amount', false, '10%'),
      column('Shade', 'Shade.', 'A value of Shades', false, 'A2'),
      column('Stump Shade', 'Stump shade.', 'A value of Stump shades', false, 'ND2'),
      column('Remake Reason', 'Why the line is made again, on a remake case.', 'A value of Remake reasons', false, 'Fit or margin'),
      column('Note', 'Note of the line.', 'Text', false, 'Light contact'),
    ],
  },
  {
    id: 'case-steps',
    name: 'Case Steps',
    what: 'One row for each production step of a live case.',
    columns: [
      idColumn('the production step', '410775'),
      column('Case Number', 'The case of the step.', 'The number of a Live case', true, '10482'),
      column('Step Name', 'Name of the step.', 'Text', true, 'Design'),
      column('Workstation', 'Where it is done.', 'Name of a workstation', true, 'Design'),
      column('Assigned Technician', 'Who should do it.', 'Email of a user of the workstation', false, 'design@lab.example'),
      column('Planned Start', 'The day it should start.', isoDate, false, '2025-03-04'),
      column('Duration', 'Hours reserved.', 'Hours in steps of 0.25', false, '1'),
      column('Status', 'Where the step stands.', 'Not Started, In Progress, Completed; blank = Not Started', false, 'Not Started'),
    ],
  },
  {
    id: 'case-custom-fields',
    name: 'Case Custom Fields',
    what: 'One row for each value of one custom field of one case.',
    columns: [
      idColumn('the custom field value', '3518'),
      column('Case Number', 'Whose value it is.', 'The number of a case', true, '10482'),
      column('Field Name', 'Name of the custom field.', 'A custom field of cases', true, 'Zirconia lot'),
      column('Value', 'The value; blank clears it.', 'As the custom field accepts', false, 'LOT-0310'),
    ],
  },
  {
    id: 'users',
    name: 'Users',
    what: 'One row for each user. New users are Invited and get their email when the import is Done.',
    columns: [
      idColumn('the user', '64'),
      column('First Name', 'Given name.', 'Text', true, 'Design'),
      column('Last Name', 'Family name.', 'Text', true, 'Technician'),
      column('Email', 'Sign-in name.', 'Email address, unique', true, 'design@lab.example'),
      column('Roles', 'The roles.', 'Names of roles, separated by semicolons', true, 'Technician'),
      column('Workstations', 'Where the person works.', 'Names of workstations, separated by semicolons', false, 'Design; Intake'),
      column('Daily Capacity', 'Hours a day.', '0 to 24, in quarters; blank = 8', false, '8'),
      column('Working Days', 'Days on which the person works.', 'Mon, Tue, Wed, Thu, Fri, Sat, Sun, separated by semicolons; blank = Mon to Fri', false, 'Mon; Tue; Wed; Thu; Fri'),
      column('Active', 'Whether the person can sign in. No deactivates.', `${yesNo}; blank = Yes`, false, 'Yes'),
    ],
  },
];
