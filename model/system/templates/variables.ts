import type {TemplateVariable} from '../../types';

/** Variables that several templates share. Examples come from the worked example, case 10482. */

const variable = (name: string, meaning: string, example: string): TemplateVariable => ({name, meaning, example});

export const labVariables: readonly TemplateVariable[] = [
  variable('lab.name', "The billing lab's name.", 'Main Lab'),
  variable(
    'lab.logo_url',
    "The web address of the billing lab's logo, for an `img` tag.",
    'https://portal.example/logo.png',
  ),
  variable('lab.address', "The billing lab's address, on several lines.", '100 Main Street, Springfield, IL 62701'),
  variable('lab.phone', "The billing lab's phone number.", '(555) 010-0100'),
  variable('lab.email', "The billing lab's reply-to email.", 'desk@lab.example'),
];

export const recipientVariables: readonly TemplateVariable[] = [
  variable('recipient.name', 'The name of the person or office that gets the email.', 'Dr. Amelia Ortiz'),
  variable('recipient.email', 'The address the email is sent to.', 'ortiz@brightsmiles.example'),
  variable('portal.url', 'A link to the Client Portal.', 'https://portal.example'),
];

export const customerVariables: readonly TemplateVariable[] = [
  variable('doctor.name', "The doctor's name.", 'Dr. Amelia Ortiz'),
  variable('office.name', "The office's name.", 'Bright Smiles Dental'),
];

export const caseVariables: readonly TemplateVariable[] = [
  variable('case.case_number', 'The case number.', '10482'),
  variable('case.patient', "The patient's name or reference.", 'PT-0917'),
  variable('case.case_type', 'The case type.', 'New'),
  variable('case.received_date', 'The day the case was received.', 'Mar 3, 2025'),
  variable('case.due_date', 'The day the case must be at the office.', 'Mar 12, 2025'),
  variable('case.ship_date', 'The day the case leaves the lab.', 'Mar 10, 2025'),
];

/** For `{{#each line_items}}`; inside the block, use the short names. */
export const lineItemVariables: readonly TemplateVariable[] = [
  variable('line_items', 'The line items, for `{{#each line_items}}`.', '1 line'),
  variable('line_items.product', "The product's name. Inside the block, use `{{product}}`.", 'Zirconia Crown'),
  variable('line_items.notation', 'The teeth or arches.', '8, 9'),
  variable('line_items.quantity', 'The quantity.', '2'),
  variable('line_items.shade', 'The shade.', 'A2'),
  variable('line_items.stump_shade', 'The stump shade.', 'ND2'),
  variable('line_items.note', "The line item's note.", 'Light contact'),
];

export const lineMoneyVariables: readonly TemplateVariable[] = [
  variable('line_items.rate', 'The rate for one unit.', '$120.00'),
  variable('line_items.discount', 'The discount, as a percent or an amount.', '10%'),
  variable('line_items.total', 'The line total after the discount and before tax.', '$216.00'),
];

export const shipmentVariables: readonly TemplateVariable[] = [
  variable('shipment.carrier', 'The carrier, or Local for a Local route.', 'FedEx'),
  variable('shipment.service', "The route's service.", 'FedEx 2Day'),
  variable('shipment.tracking_number', 'The tracking number, or LOCAL ROUTE for a Local route.', '000000010482'),
  variable(
    'shipment.tracking_url',
    'The tracking link. Empty for a Local route.',
    'https://portal.example/track/10482',
  ),
  variable('shipment.ship_date', 'The day the box ships.', 'Mar 10, 2025'),
  variable('shipment.cases', 'The cases in the box, for `{{#each shipment.cases}}`.', '10482'),
];

export const accountVariables: readonly TemplateVariable[] = [
  variable('billing_account.name', 'The account name, as printed on bills.', 'Bright Smiles Dental'),
  variable('billing_account.terms', 'The payment terms.', 'Net 30'),
];

export const invoiceVariables: readonly TemplateVariable[] = [
  variable('invoice.number', 'The invoice number, which is the same as the case number.', '10482'),
  variable('invoice.date', 'The invoice date.', 'Mar 10, 2025'),
  variable('invoice.due_date', 'The day payment is due.', 'Apr 30, 2025'),
  variable('invoice.subtotal', 'The total of the lines after discounts.', '$216.00'),
  variable('invoice.tax', 'The tax.', '$16.20'),
  variable('invoice.shipping', 'The shipping charge.', '$12.00'),
  variable('invoice.total', 'The total.', '$244.20'),
  variable('invoice.balance', 'What the customer still owes.', '$244.20'),
];

export const paymentVariables: readonly TemplateVariable[] = [
  variable('payment.amount', 'The amount of the payment.', '$244.20'),
  variable('payment.date', 'The date of the payment.', 'Apr 30, 2025'),
  variable('payment.method', 'The payment method, with the last four digits for card and ACH.', 'Card ending in 4242'),
];

export const returnLabelVariables: readonly TemplateVariable[] = [
  variable('return_label.tracking_number', "The label's tracking number.", '000000010483'),
  variable('return_label.service', 'The carrier and service.', 'FedEx Ground'),
  variable('return_label.expires', 'The day the label expires.', 'Jun 10, 2025'),
];
