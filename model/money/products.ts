import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const PRODUCTS = 'Operational Flow › Products: Update';
const PRICELISTS = 'Financials › Pricelists: Update';
const CUSTOM = 'Customers › Custom Prices: Update';

export const product: Entity = {
  id: 'product',
  name: 'Product',
  fields: [
    field(
      'Product name',
      'The name on line items, invoices, and the Client Portal.',
      'Text, up to 80 characters, required',
      '—',
      PRODUCTS,
    ),
    field(
      'Code',
      "Your lab's short code. Bulk imports use it to find the product.",
      'Text, up to 20 characters, unique, required',
      '—',
      PRODUCTS,
    ),
    field(
      'Restoration type',
      "The product's group in filters and reports.",
      'A value from the restoration types list, required',
      '—',
      PRODUCTS,
    ),
    field(
      'Default production template',
      'The template that gives a line its production steps.',
      'One active production template, or none for a charge that involves no work',
      'None',
      PRODUCTS,
    ),
    field('Taxable', "Whether the office's tax area applies to lines with the product.", 'On or off', 'On', PRODUCTS),
    field('Allow Rate Change', 'You can edit the rate on the line.', 'On or off', 'Off', PRODUCTS),
    field('Allow Discount', 'You can discount the line by a percent or an amount.', 'On or off', 'On', PRODUCTS),
    field('Allow Shades', 'The line has a shade and a stump shade.', 'On or off', 'Off', PRODUCTS),
    field(
      'Both Arches Only',
      'The line has a quantity of 1 and the notation `Upper, Lower`.',
      "On or off; can't be combined with **Bridge Notation**",
      'Off',
      PRODUCTS,
    ),
    field(
      'Bridge Notation',
      'Each tooth has an `A` (abutment) or `P` (pontic) mark.',
      "On or off; can't be combined with **Both Arches Only**",
      'Off',
      PRODUCTS,
    ),
    field('Allow Custom Price', 'A doctor can have a custom price for the product.', 'On or off', 'On', PRODUCTS),
    field('Requires Notation', "You can't save the line without notation.", 'On or off', 'Off', PRODUCTS),
    field(
      'Hide from Client Portal',
      "Offices can't choose the product when they enter a case in the Client Portal.",
      'On or off',
      'Off',
      PRODUCTS,
    ),
    field('Status', "You can't add a retired product to cases.", '**Active** or **Retired**', '**Active**', PRODUCTS),
    field(
      'Custom fields',
      'Fields your lab has added to products.',
      'Text, a number, a date, or yes/no, depending on the field',
      '—',
      PRODUCTS,
    ),
    field(
      'Product ID',
      'The ID column of exports and imports.',
      'A whole number that never changes',
      'The next number',
      BY_PILOT,
    ),
  ],
};

export const pricelist: Entity = {
  id: 'pricelist',
  name: 'Pricelist',
  fields: [
    field(
      'Pricelist name',
      'The name in lists and on pairs, such as "Standard 2025."',
      'Text, up to 60 characters, unique, required',
      '—',
      PRICELISTS,
    ),
    field('Description', 'Who the pricelist is for.', 'Text, up to 200 characters', '—', PRICELISTS),
    field('Prices', 'One price for each product.', 'A dollar amount of 0 or more, or blank', 'Blank', PRICELISTS),
    field(
      'Default',
      'New pairs get this pricelist.',
      'On or off; only one pricelist can be the default',
      'Off',
      PRICELISTS,
    ),
    field(
      'Pairs',
      'The doctor-office pairs that use the pricelist.',
      'Any number of pairs; a pair has one pricelist',
      'None',
      'Customers › Doctors: Update',
    ),
    field(
      'Active',
      "You can't assign an inactive pricelist. Move its pairs before you turn this off.",
      'On or off',
      'On',
      PRICELISTS,
    ),
    field('Last changed', 'Who last changed a price, and when.', 'A name, date, and time', '—', BY_PILOT),
  ],
};

export const customPrice: Entity = {
  id: 'customPrice',
  name: 'Custom price',
  fields: [
    field('Doctor', 'The doctor the price is for.', 'One doctor, required', '—', 'Customers › Custom Prices: Create'),
    field(
      'Product',
      'The product the price is for.',
      'One product with **Allow Custom Price** on, required',
      '—',
      'Customers › Custom Prices: Create',
    ),
    field(
      'Price',
      'The rate for new lines. It overrides the pricelist.',
      'A dollar amount of 0 or more, required',
      '—',
      CUSTOM,
    ),
    field(
      'From date',
      'The first day the price applies to new lines.',
      'A date, or blank for no start date',
      'Blank',
      CUSTOM,
    ),
    field(
      'To date',
      'The last day the price applies to new lines.',
      'A date on or after the from date, or blank for no end date',
      'Blank',
      CUSTOM,
    ),
    field('Note', 'Why the doctor has this price.', 'Text, up to 200 characters', '—', CUSTOM),
    field('Last changed', 'Who last changed the price, and when.', 'A name, date, and time', '—', BY_PILOT),
  ],
};
