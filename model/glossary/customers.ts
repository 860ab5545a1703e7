import type {GlossaryTerm} from '../types';
import {term} from './term';

const accounts = '/docs/customers/billing-accounts';
const portal = '/docs/customers/client-portal';
const payments = '/docs/financials/payments-and-credits';
const statements = '/docs/financials/statements';
const invoices = '/docs/financials/invoices';

export const customerTerms: readonly GlossaryTerm[] = [
  term('Doctor', '/docs/customers/doctors', 'The prescriber of a case.', [
    'dentist',
    'Dr',
    'surgeon',
    'provider',
    'prescriber',
  ]),
  term('Office', '/docs/customers/offices', 'A place where doctors work and where boxes go.', [
    'practice',
    'clinic',
    'ship-to',
    'deliver-to',
  ]),
  term(
    'Doctor-office pair',
    '/docs/customers/doctors',
    'This doctor at this office: the real customer of a case, with one pricelist and one billing account.',
    ['pair'],
  ),
  term('Office group', '/docs/customers/offices', 'Offices that belong together and may share one bill.', [
    'DSO',
    'group',
    'dental group',
    'corporate',
    'head office',
  ]),
  term('Billing account', accounts, 'Who is billed and who pays.', [
    'account',
    'client',
    'customer',
    'bill-to',
    'payer',
  ]),
  term('Preferences', '/docs/customers/doctors', "A doctor's standing instructions, printed on every work ticket.", [
    'doctor preferences',
    'likes',
    'default instructions',
  ]),
  term('License number', '/docs/customers/doctors', "The number of a doctor's license to practice.", [
    'licence number',
    'NPI',
  ]),
  term(
    'Prospect',
    '/docs/customers/doctors',
    'A doctor who has not sent a case yet. The first case received makes the doctor Active.',
    ['lead'],
  ),
  term('Doctor on Hold', '/docs/customers/doctors', 'A doctor whose cases can be entered but not invoiced.', [
    'credit hold',
    'COD',
    'blocked account',
  ]),
  term('Client Portal', portal, 'The website where offices see their cases, bills and shipments.', [
    'portal',
    'doctor login',
    'online case submission',
    'web access',
  ]),
  term('Client Portal account', portal, 'What a group of portal logins may see.', ['portal access']),
  term('Client Portal user', portal, 'One login of one doctor-office pair.', ['portal login']),
  term(
    'Pickup request',
    '/docs/customers/pickup-requests',
    'A request that your driver or a carrier collect boxes at an office.',
    ['pickup', 'courier', 'driver pickup', 'collection'],
  ),
  term(
    'Return label',
    '/docs/customers/return-labels',
    'A prepaid label that brings a box from the office to the lab.',
    ['prepaid label', 'UPS label', 'call tag', 'inbound label'],
  ),
  term(
    'Address validation',
    '/docs/customers/offices',
    'The check of a shipping address. Carrier labels need Accepted or Overridden.',
    ['verify address'],
  ),
  term('Pricelist', '/docs/products/pricelists', 'A set of product prices, assigned to pairs.', [
    'price list',
    'pricebook',
    'price band',
    'fee schedule',
  ]),
  term(
    'Custom price',
    '/docs/products/custom-prices',
    "One product's price for one doctor at all their offices. It wins over the pricelist.",
    ['special price', 'account price', 'doctor pricing'],
  ),
  term('Rate', '/docs/cases/line-items', 'The price of one on a line, before discount and tax.', ['unit price']),
  term('Discount', '/docs/cases/line-items', 'A percent or an amount taken off a line.', [
    'coupon',
    'promo',
    'volume discount',
    'early payment discount',
  ]),
  term('Invoice', invoices, 'The bill for one case, with the number of the case.', ['bill', 'invoice a case']),
  term('Un-invoice', invoices, 'Taking an invoice back so that the case can be changed and invoiced again.', [
    'reopen',
    'edit an invoiced case',
    'void invoice',
  ]),
  term('Financial lock', invoices, "The date up to which a billing lab's documents can no longer change.", [
    'closing date',
    'lock the books',
  ]),
  term(
    'Initial balance',
    accounts,
    'What an account owed when the lab moved to Pilot. It is an invoice without a number.',
    ['opening debt'],
  ),
  term('Payment', payments, 'Money received from a billing account.', ['check', 'cheque']),
  term('Apply', payments, 'Using a payment or credit to lower the balance of open invoices.', [
    'apply payment',
    'unapplied',
    'allocate',
  ]),
  term('Credit', payments, 'An amount that lowers what an account owes, without money moving.', [
    'credit memo',
    'credit note',
    'write-off',
  ]),
  term('Available credit', payments, 'Payments and credits that are not applied yet.', ['money on account']),
  term(
    'Refund',
    payments,
    'Money paid back, from the unapplied part of a payment. A card refund goes through the payment provider.',
    ['money back'],
  ),
  term('Outstanding balance', accounts, 'The sum of what is open on all invoices of an account.', [
    'balance',
    'AR',
    'receivables',
  ]),
  term(
    'Autopay',
    '/docs/system/integrations/payment-processing/stripe',
    'Charging the payment method on file on a set day.',
    ['card on file', 'credit card'],
  ),
  term(
    'ACH',
    '/docs/system/integrations/payment-processing/stripe',
    'A transfer between US bank accounts. It takes longer to confirm than a card.',
    ['bank transfer', 'direct debit'],
  ),
  term(
    'Processing fee',
    '/docs/system/integrations/payment-processing/stripe',
    'A fee on card payments of accounts that agreed to it, on an invoice of its own whose number begins with PPF.',
    ['card surcharge'],
  ),
  term(
    'Statement',
    statements,
    "The account's summary of one billing cycle: opening balance, invoices, payments, credits, closing balance, aging.",
    ['monthly bill', 'account summary'],
  ),
  term('Billing cycle', statements, 'The month that one statement covers.', ['billing period']),
  term('Aging', statements, 'Open balances by days past due: Current, 1–30, 31–60, 61–90, over 90.', [
    'aged debtors',
    'past due 30/60/90',
  ]),
  term('Past due', statements, 'Not paid by the due date of the invoice.', ['overdue', 'late payment']),
  term('Net 30', accounts, 'Payment terms: due 30 days after the end of the billing cycle.', [
    'net terms',
    'payment terms',
  ]),
  term('Finance charge', statements, 'A charge for late payment. Pilot does not add one by itself.', [
    'late fee',
    'interest',
    'service charge',
  ]),
  term(
    'Tax area',
    '/docs/financials/tax-areas',
    'A named sales tax rate with an effective date. Every office has one.',
    ['sales tax', 'tax rate'],
  ),
  term('Taxable', '/docs/financials/tax-areas', "Said of a product on which the tax area's rate is charged.", [
    'exempt',
    'resale certificate',
  ]),
  term(
    'Billing lab',
    '/docs/system/billing-labs',
    'The entity that sends invoices, takes payments and issues credits.',
    ['sister lab', 'multiple labs', 'second location', 'company on the invoice'],
  ),
];
