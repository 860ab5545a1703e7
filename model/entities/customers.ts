import type {Entity} from '../types';
import {BY_PILOT, field} from './field';

const DOCTORS = 'Clients › Doctors: Update';
const OFFICES = 'Clients › Offices: Update';
const BILLING = 'Clients › Billing Accounts: Update';

export const doctor: Entity = {
  id: 'doctor',
  name: 'Doctor',
  plural: 'Doctors',
  what: 'A doctor is the prescriber of a case.',
  page: '/docs/customers/doctors',
  fields: [
    field('Title', 'The form of address printed before the name.', 'Text, up to 20 characters', 'Dr.', DOCTORS),
    field('First name', 'The given name, printed on the work ticket and the invoice.', 'Text, required', '—', DOCTORS),
    field('Last name', 'The family name. Lists of doctors are sorted by it.', 'Text, required', '—', DOCTORS),
    field('Status', 'Whether the doctor can be chosen on a case and whether the case can be invoiced.', '**Prospect**, **Active**, **Hold** or **Deactivated**', '**Prospect**; **Active** with the first case received', DOCTORS),
    field('Hold reason', 'Why the doctor is on Hold. The reason appears on every case of the doctor and when an invoice is refused.', 'Text, required while the status is **Hold**', '—', DOCTORS),
    field('License number', 'The license number of the prescriber. An iTero order can be matched to the doctor by it.', 'Text; a number used by another doctor is refused', '—', DOCTORS),
    field('Email', 'The address at which your staff write to the doctor. Emails about cases go to the Client Portal users of the pair.', 'One email address', '—', DOCTORS),
    field('Phone', 'The number your front desk calls with a question.', 'US phone number with an optional extension', '—', DOCTORS),
    field('Preferences', 'Standing instructions, such as contacts, occlusion and stain. They are printed on every work ticket and shown in Technicians\' View.', 'Text, several lines', '—', DOCTORS),
    field('Reference', 'Your own key for the doctor. Bulk imports find the doctor by it.', 'Text, unique among doctors', '—', DOCTORS),
    field('Doctor-office pairs', 'The offices where the doctor works. Each one is a pair with its own pricelist and billing account.', 'One or more offices', 'None', DOCTORS),
    field('Custom prices', 'Prices for this doctor that win over the pricelist at all their offices.', 'Products with **Allow Custom Price**', 'None', 'Clients › Custom Prices: Manage'),
    field('Custom fields', 'Fields that your lab has added to its doctors.', 'Text, number, date or yes/no, as each custom field was set up', '—', DOCTORS),
    field('Doctor ID', 'The number that Pilot gives to the doctor. The ID column of an import holds it.', 'A whole number that never changes', 'The next number', BY_PILOT),
  ],
};

export const office: Entity = {
  id: 'office',
  name: 'Office',
  plural: 'Offices',
  what: 'An office is a place where doctors work and where cases are shipped.',
  page: '/docs/customers/offices',
  fields: [
    field('Office name', 'The name on labels, work tickets and lists. Two offices may share a name, so lists show the city too.', 'Text, required', '—', OFFICES),
    field('Office group', 'The group that the office belongs to. A group can receive one bill and one Client Portal account.', 'One group, or none', 'None', OFFICES),
    field('Tax area', 'The area whose rate applies to taxable lines for this office.', 'One tax area, required', 'The tax area marked as default', OFFICES),
    field('Shipping address', 'Where boxes go. It is also the sender on return labels.', 'Street, suite, city, state and ZIP code', '—', OFFICES),
    field('Address validation', 'Whether the address has been checked. Carrier labels need **Accepted** or **Overridden**.', '**Not validated**, **Accepted** or **Overridden**', '**Not validated**; any edit of the address resets it', OFFICES),
    field('Default shipping route', 'The shipping route that new cases for the office receive.', 'One active shipping route', 'None', OFFICES),
    field('Include a return label when shipping', 'Makes one return label with each outgoing shipment to the office.', 'On or off', 'Off', OFFICES),
    field('Phone', 'The main number of the office. Carriers print it on labels.', 'US phone number with an optional extension', '—', OFFICES),
    field('Email', 'Where return labels and pickup notices go, and the notice of a case on hold when no Client Portal user of the pair has chosen it.', 'One email address', '—', OFFICES),
    field('Closing time', 'The time by which a driver must arrive. Pickup requests start with it.', 'A time of day', '5:00 PM', OFFICES),
    field('Delivery note', 'An instruction for drivers, such as "use the back door".', 'Text, up to 200 characters', '—', OFFICES),
    field('Reference', 'Your own key for the office. Bulk imports find the office by it.', 'Text, unique among offices', '—', OFFICES),
    field('Active', 'An inactive office cannot be chosen for new pairs or new cases.', 'On or off', 'On', OFFICES),
    field('Office ID', 'The number that Pilot gives to the office. The ID column of an import holds it.', 'A whole number that never changes', 'The next number', BY_PILOT),
  ],
};

export const doctorOfficePair: Entity = {
  id: 'doctorOfficePair',
  name: 'Doctor-office pair',
  plural: 'Doctor-office pairs',
  what: 'A doctor-office pair is this doctor at this office: the real customer of a case.',
  page: '/docs/customers/doctors',
  fields: [
    field('Doctor', 'The prescriber of the pair.', 'One doctor, required; cannot be changed later', '—', 'Clients › Doctors: Create'),
    field('Office', 'The place of the pair.', 'One office, required; a doctor and an office form one pair only', '—', 'Clients › Doctors: Create'),
    field('Pricelist', 'The prices that lines on the cases of the pair start from.', 'One pricelist', 'The pricelist marked as default', DOCTORS),
    field('Billing account', 'Who is billed for the cases of the pair. Without one, cases can be entered but not invoiced.', 'One billing account', 'None', DOCTORS),
    field('Client Portal users', 'The logins that belong to the pair.', 'Any number of Client Portal users', 'None', 'Clients › Client Portal Accounts: Update'),
    field('Active', 'An inactive pair is not offered on new cases. Its past cases stay.', 'On or off', 'On', DOCTORS),
    field('Reference', 'Your own key for the pair. Bulk imports find the pair by it.', 'Text, unique among pairs', '—', DOCTORS),
  ],
};

export const billingAccount: Entity = {
  id: 'billingAccount',
  name: 'Billing account',
  plural: 'Billing accounts',
  what: 'A billing account is who is billed for cases and who pays.',
  page: '/docs/customers/billing-accounts',
  fields: [
    field('Account name', 'The name printed on invoices and statements.', 'Text, required', '—', BILLING),
    field('Billing lab', 'The billing lab that sends the invoices and takes the payments.', 'One billing lab, required; fixed once the account has an invoice', 'The default billing lab', BILLING),
    field('Payment terms', 'When an invoice is due. Net terms count from the end of the billing cycle, not from the invoice date.', '**Upon Receipt**, **Net 10**, **Net 15** or **Net 30**', '**Upon Receipt**', BILLING),
    field('Billing cycle', 'The period that one statement covers.', 'Monthly, ending on the last day of the month', 'Monthly', BY_PILOT),
    field('Bill to', 'Who receives the bill.', '**Doctor**, **Office** or **Office group**', '**Office**', BILLING),
    field('Billing style', '**Combined** lists the invoices of all pairs together. **Detailed** groups them by pair, with a subtotal for each.', '**Combined** or **Detailed**', '**Combined**', BILLING),
    field('Billing address', 'The address printed on invoices and statements.', 'Street, city, state and ZIP code', 'The shipping address of the first office', BILLING),
    field('Billing email', 'Where invoices, statements and payment receipts go.', 'One or more email addresses', '—', BILLING),
    field('Payment method on file', 'The card or bank account that the payment provider keeps. Pilot shows only its kind and last four digits.', 'One card or one ACH bank account', 'None', BILLING),
    field('Autopay', 'Charges the open balance to the payment method on file.', 'On or off; needs a payment method on file', 'Off', BILLING),
    field('Autopay day', 'The day of the month on which autopay runs. A month without that day uses its last day.', 'A number from 1 to 31; required when **Autopay** is on', '—', BILLING),
    field('Charge processing fee', 'Adds a processing fee invoice (`PPF-…`) to each card payment, at the percentage set for the payment provider.', 'On or off', 'Off', BILLING),
    field('Initial balance', 'What the account owed when you moved to Pilot. It becomes an open invoice without a number.', 'A dollar amount of 0 or more, entered once', '$0.00', 'Clients › Billing Accounts: Create'),
    field('Outstanding balance', 'The sum of the balances of all open invoices.', 'A dollar amount', '$0.00', BY_PILOT),
    field('Available credit', 'Payments and credits that are not yet applied to an invoice.', 'A dollar amount', '$0.00', BY_PILOT),
    field('Reference', 'Your own key for the account. Bulk imports find the account by it.', 'Text, unique among billing accounts', '—', BILLING),
  ],
};
