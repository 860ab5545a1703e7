import type {TemplateVariable} from '../../types';

/** Variables that several templates share. Examples come from the worked example, case 10482. */

const variable = (name: string, meaning: string, example: string): TemplateVariable => ({name, meaning, example});

export const labVariables: readonly TemplateVariable[] = [
  variable('lab.name', "The billing lab's name.", 'Main Lab'),
  variable(
    'lab.logo_url',
    "Web address of the billing lab's logo, for an `img` tag.",
    'https://portal.example/logo.png',
  ),
  variable('lab.address', "The billing lab's address, on several lines.", '100 Main Street, Springfield, IL 62701'),
  variable('lab.phone', "The billing lab's phone number.", '(555) 010-0100'),
  variable('lab.email', "The billing lab's reply-to email.", 'desk@lab.example'),
];

export const recipientVariables: readonly TemplateVariable[] = [
  variable('recipient.name', 'Name of the person or office the email goes to.', 'Dr. Amelia Ortiz'),
  variable('recipient.email', 'The address it goes to.', 'ortiz@brightsmiles.example'),
  variable('portal.url', 'Link to the Client Portal.', 'https://portal.example'),
];

export const customerVariables: readonly TemplateVariable[] = [
  variable('doctor.name', "The doctor's name.", 'Dr. Amelia Ortiz'),
  variable('office.name', "The office's name.", 'Bright Smiles Dental'),
];

export const caseVariables: readonly TemplateVariable[] = [
  variable('case.case_number', 'The case number.', '10482'),
  variable('case.patient', 'Patient name or reference.', 'PT-0917'),
  variable('case.case_type', 'The case type.', 'New'),
  variable('case.received_date', 'The day the case was received.', 'Mar 3, 2025'),
  variable('case.due_date', 'The day the case must be at the office.', 'Mar 12, 2025'),
  variable('case.ship_date', 'The day the case leaves the lab.', 'Mar 10, 2025'),
];

/** For `{{#each line_items}}`; inside the block, use the short names. */
export const lineItemVariables: readonly TemplateVariable[] = [
  variable('line_items', 'The line items, for `{{#each line_items}}`.', '1 line'),
  variable('line_items.product', "The product's name; inside the block, `{{product}}`.", 'Zirconia Crown'),
  variable('line_items.notation', 'Teeth or arches.', '8, 9'),
  variable('line_items.quantity', 'Quantity.', '2'),
  variable('line_items.shade', 'Shade.', 'A2'),
  variable('line_items.stump_shade', 'Stump shade.', 'ND2'),
  variable('line_items.note', "The line item's note.", 'Light contact'),
];

export const lineMoneyVariables: readonly TemplateVariable[] = [
  variable('line_items.rate', 'Rate for one unit.', '$120.00'),
  variable('line_items.discount', 'Discount, percent or amount.', '10%'),
  variable('line_items.total', 'Line total after discount, before tax.', '$216.00'),
];

export const shipmentVariables: readonly TemplateVariable[] = [
  variable('shipment.carrier', 'Carrier; Local for a local route.', 'FedEx'),
  variable('shipment.service', "The route's service.", 'FedEx 2Day'),
  variable('shipment.tracking_number', 'Tracking number; LOCAL ROUTE for a local route.', '000000010482'),
  variable('shipment.tracking_url', 'Tracking link; empty for a local route.', 'https://portal.example/track/10482'),
  variable('shipment.ship_date', 'The day the box ships.', 'Mar 10, 2025'),
  variable('shipment.cases', 'The cases in the box, for `{{#each shipment.cases}}`.', '10482'),
];

export const accountVariables: readonly TemplateVariable[] = [
  variable('billing_account.name', 'Account name, as printed.', 'Bright Smiles Dental'),
  variable('billing_account.terms', 'Payment terms.', 'Net 30'),
];

export const invoiceVariables: readonly TemplateVariable[] = [
  variable('invoice.number', 'Invoice number; the same as the case number.', '10482'),
  variable('invoice.date', 'Invoice date.', 'Mar 10, 2025'),
  variable('invoice.due_date', 'The day payment is due.', 'Apr 30, 2025'),
  variable('invoice.subtotal', 'Sum of the lines after discounts.', '$216.00'),
  variable('invoice.tax', 'Tax.', '$16.20'),
  variable('invoice.shipping', 'Shipping cost to the customer.', '$12.00'),
  variable('invoice.total', 'Total.', '$244.20'),
  variable('invoice.balance', 'What the customer still owes.', '$244.20'),
];

export const paymentVariables: readonly TemplateVariable[] = [
  variable('payment.amount', 'Amount of the payment.', '$244.20'),
  variable('payment.date', 'Date of the payment.', 'Apr 30, 2025'),
  variable('payment.method', 'Method, with the last four digits for card and ACH.', 'Card ending in 4242'),
];

export const returnLabelVariables: readonly TemplateVariable[] = [
  variable('return_label.tracking_number', "The label's tracking number.", '000000010483'),
  variable('return_label.service', 'Carrier and service.', 'FedEx Ground'),
  variable('return_label.expires', 'The day the label expires.', 'Jun 10, 2025'),
];
