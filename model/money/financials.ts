import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const INVOICE = 'Financials › Invoices: Create';
const PAYMENT = 'Financials › Payments: Create';
const CREDIT = 'Financials › Credits: Create';
const TAX = 'Financials › Tax Areas: Update';

export const invoice: Entity = {
  id: 'invoice',
  name: 'Invoice',
  fields: [
    field(
      'Invoice number',
      "The case number. Invoices that don't come from a case have their own.",
      "Text that can't be changed",
      'The case number',
      BY_PILOT,
    ),
    field(
      'Type',
      'Where the invoice comes from.',
      '**Case**, **Initial balance**, **Processing fee**, or **Synced from accounting**',
      '**Case**',
      BY_PILOT,
    ),
    field(
      'Case',
      'The case you invoiced.',
      'One case, or blank for the other types',
      'The case you invoiced',
      BY_PILOT,
    ),
    field(
      'Billing account',
      'Who pays the invoice.',
      "The pair's billing account",
      "The pair's billing account",
      BY_PILOT,
    ),
    field('Billing lab', 'Who sends the invoice.', "The account's billing lab", "The account's billing lab", BY_PILOT),
    field(
      'Invoice date',
      'The date that determines the billing cycle, the due date, and the tax rate.',
      "A date after the billing lab's financial lock date",
      'Today',
      INVOICE,
    ),
    field(
      'Due date',
      'The day payment is due.',
      'A date',
      'The invoice date with **Upon Receipt**; otherwise, 10, 15, or 30 days after the cycle ends',
      BY_PILOT,
    ),
    field(
      'Lines',
      "The case's line items, as they were when you invoiced it.",
      'A copy of the line items',
      "The case's line items",
      BY_PILOT,
    ),
    field('Subtotal', 'The sum of the line totals.', 'A dollar amount', 'Calculated', BY_PILOT),
    field(
      'Tax',
      "Taxable line totals × the rate of the office's tax area on the invoice date, rounded once to the cent.",
      'A dollar amount',
      'Calculated',
      BY_PILOT,
    ),
    field(
      'Shipping',
      "The case's shipping charge. It isn't taxed.",
      'A dollar amount',
      "The case's shipping charge",
      BY_PILOT,
    ),
    field('Total', 'Subtotal + tax + shipping.', 'A dollar amount', 'Calculated', BY_PILOT),
    field('Balance', 'Total − applied payments − applied credits.', 'A dollar amount', 'The total', BY_PILOT),
    field(
      'Status',
      'Whether money is still owed, and whether the invoice still counts.',
      '**Open**, **Past due**, **Paid**, or **Un-invoiced**',
      '**Open**',
      BY_PILOT,
    ),
  ],
};

export const payment: Entity = {
  id: 'payment',
  name: 'Payment',
  fields: [
    field('Billing account', 'Who paid.', 'One billing account, required', '—', PAYMENT),
    field('Amount', 'How much was paid.', 'A dollar amount above 0, required', 'The outstanding balance', PAYMENT),
    field(
      'Payment date',
      'The day the payment takes effect.',
      'A date after the financial lock date and not in the future',
      'Today',
      PAYMENT,
    ),
    field(
      'Method',
      'How the account paid.',
      '**Card**, **ACH**, **Check**, **Cash**, or **Other**',
      '**Check**',
      PAYMENT,
    ),
    field(
      'Reference',
      "The check number or the provider's payment number.",
      'Text, up to 40 characters',
      '—',
      'Financials › Payments: Update',
    ),
    field('Note', 'For your lab only.', 'Text, up to 200 characters', '—', 'Financials › Payments: Update'),
    field(
      'Status',
      'Whether the money has arrived.',
      '**Pending**, **Received**, **Failed**, **Refunded**, or **Voided**',
      '**Received**, or **Pending** while the payment provider processes it',
      BY_PILOT,
    ),
    field(
      'Applied to',
      'The open invoices that the payment pays, and how much of each. You can clear them and apply the payment later.',
      "The account's open invoices, **Oldest first** or as you choose",
      '**Oldest first**',
      'Financials › Payments: Update',
    ),
    field(
      'Unapplied',
      "The part that's still available credit.",
      'A dollar amount',
      'The amount minus what is applied',
      BY_PILOT,
    ),
    field(
      'Refunded',
      'How much you refunded. A card or ACH refund goes through the payment provider.',
      'A dollar amount up to the unapplied part',
      '$0.00',
      'Financials › Payments: Delete',
    ),
  ],
};

export const credit: Entity = {
  id: 'credit',
  name: 'Credit',
  fields: [
    field('Billing account', 'Who gets the credit.', 'One billing account, required', '—', CREDIT),
    field('Amount', 'How much you credit.', 'A dollar amount above 0, required', '—', CREDIT),
    field(
      'Credit date',
      'The day the credit takes effect.',
      'A date after the financial lock date and not in the future',
      'Today',
      CREDIT,
    ),
    field('Credit reason', 'Why you issued the credit.', 'A value from the credit reasons list, required', '—', CREDIT),
    field(
      'Case',
      'The case the credit is for, as shown in reports.',
      "One of the account's cases, or none",
      'None',
      'Financials › Credits: Update',
    ),
    field('Note', 'Text printed on the statement.', 'Text, up to 200 characters', '—', 'Financials › Credits: Update'),
    field(
      'Applied to',
      'The open invoices that the credit reduces, and by how much.',
      "The account's open invoices, **Oldest first** or as you choose, now or later",
      'Not applied',
      'Financials › Credits: Update',
    ),
    field('Unapplied', "The part that's still available credit.", 'A dollar amount', 'The amount', BY_PILOT),
  ],
};

export const statement: Entity = {
  id: 'statement',
  name: 'Statement',
  fields: [
    field('Billing account', 'The account the statement is for.', 'One billing account', '—', BY_PILOT),
    field('Billing cycle', 'The period the statement covers.', 'A calendar month', 'The cycle that ended', BY_PILOT),
    field(
      'Opening balance',
      'What the account owed when the cycle began: the last closing balance, adjusted for later changes to earlier cycles.',
      'A dollar amount',
      'Calculated',
      BY_PILOT,
    ),
    field('Invoices', 'The invoices dated in the cycle.', 'A list with a total', 'Calculated', BY_PILOT),
    field(
      'Payments',
      'The payments dated in the cycle, minus refunds made in the cycle.',
      'A list with a total',
      'Calculated',
      BY_PILOT,
    ),
    field('Credits', 'The credits dated in the cycle.', 'A list with a total', 'Calculated', BY_PILOT),
    field(
      'Due date',
      "The day the month's invoices are due.",
      'A date',
      "The account's payment terms, counted from the end of the cycle; with **Upon Receipt**, the last day of the cycle",
      BY_PILOT,
    ),
    field(
      'Closing balance',
      'Opening balance + invoices − payments − credits.',
      'A dollar amount',
      'Calculated',
      BY_PILOT,
    ),
    field(
      'Aging',
      'The open balances by days past due at the end of the cycle.',
      '**Current**, **1–30**, **31–60**, **61–90**, and **Over 90** days',
      'Calculated',
      BY_PILOT,
    ),
    field(
      'Status',
      'Whether anyone has checked the statement and whether the customer has it.',
      '**Draft**, **Reviewed**, **Sent**, or **Discarded**',
      '**Draft**',
      'Financials › Statements: Update',
    ),
    field(
      'Message',
      'Text printed above the totals.',
      'Text, up to 500 characters',
      '—',
      'Financials › Statements: Update',
    ),
    field(
      'Delivery',
      'How the statement reaches the customer. A sent statement is also in the Client Portal if the portal account shows statements.',
      '**Email** or **Print**',
      '**Email** if the account has a billing email; otherwise, **Print**',
      'Financials › Statements: Update',
    ),
    field(
      'Generated on',
      'When Pilot took the snapshot. Later changes appear on the next statement, unless you regenerate this one before sending it.',
      'A date and time',
      'The end of the cycle',
      BY_PILOT,
    ),
  ],
};

export const taxArea: Entity = {
  id: 'taxArea',
  name: 'Tax area',
  fields: [
    field(
      'Tax area name',
      'The name on offices and invoices.',
      'Text, up to 60 characters, unique, required',
      '—',
      TAX,
    ),
    field(
      'Rate',
      'The percent charged on taxable lines.',
      'A percent from 0 to 100 with up to four decimal places',
      '0%',
      TAX,
    ),
    field('Effective date', 'The first invoice date the rate applies to.', 'A date, required', 'Today', TAX),
    field(
      'Offices',
      'The offices in the area. Every office has one tax area.',
      'Any number of offices',
      'None',
      'Customers › Offices: Update',
    ),
    field('Default', 'New offices get this area.', 'On or off; only one area can be the default', 'Off', TAX),
    field(
      'Active',
      "You can't choose an inactive area. Move its offices before you turn this off.",
      'On or off',
      'On',
      TAX,
    ),
  ],
};
