import type {TemplateVariable} from '../../types';

/** Variables that several templates share. Examples come from the worked example, case 10482. */

const variable = (name: string, example: string, note?: string): TemplateVariable => ({name, example, note});

export const labVariables: readonly TemplateVariable[] = [
  variable('lab.name', 'Main Lab'),
  variable('lab.logo_url', 'https://portal.example/logo.png', 'The web address of the logo, for an `img` tag.'),
  variable('lab.address', '100 Main Street, Springfield, IL 62701'),
  variable('lab.phone', '(555) 010-0100'),
  variable('lab.email', 'desk@lab.example', "The billing lab's reply-to email."),
];

export const recipientVariables: readonly TemplateVariable[] = [
  variable('recipient.name', 'Dr. Amelia Ortiz'),
  variable('recipient.email', 'ortiz@brightsmiles.example'),
  variable('portal.url', 'https://portal.example'),
];

export const customerVariables: readonly TemplateVariable[] = [
  variable('doctor.name', 'Dr. Amelia Ortiz'),
  variable('office.name', 'Bright Smiles Dental'),
];

export const caseVariables: readonly TemplateVariable[] = [
  variable('case.case_number', '10482'),
  variable('case.patient', 'PT-0917'),
  variable('case.case_type', 'New'),
  variable('case.received_date', 'Mar 3, 2025'),
  variable('case.due_date', 'Mar 12, 2025'),
  variable('case.ship_date', 'Mar 10, 2025'),
];

export const lineItemVariables: readonly TemplateVariable[] = [
  variable(
    'line_items',
    '1 line',
    'A list, for `{{#each line_items}}`. Inside the block, leave out `line_items.`, as in `{{product}}`.',
  ),
  variable('line_items.product', 'Zirconia Crown'),
  variable('line_items.notation', '8, 9'),
  variable('line_items.quantity', '2'),
  variable('line_items.shade', 'A2'),
  variable('line_items.stump_shade', 'ND2'),
  variable('line_items.note', 'Light contact'),
];

export const lineMoneyVariables: readonly TemplateVariable[] = [
  variable('line_items.rate', '$120.00'),
  variable('line_items.discount', '10%'),
  variable('line_items.total', '$216.00'),
];

export const shipmentVariables: readonly TemplateVariable[] = [
  variable('shipment.carrier', 'FedEx'),
  variable('shipment.service', 'FedEx 2Day'),
  variable('shipment.tracking_number', '000000010482', '`LOCAL ROUTE` on a Local route.'),
  variable('shipment.tracking_url', 'https://portal.example/track/10482', 'Empty on a Local route.'),
  variable('shipment.ship_date', 'Mar 10, 2025'),
  variable(
    'shipment.cases',
    '10482',
    "In the email, only the cases of the recipient's pair; on the packing slip, every case in the box. Outside a block, it prints the numbers with commas.",
  ),
  variable('shipment.cases.case_number', '10482'),
  variable('shipment.cases.patient', 'PT-0917'),
  variable('shipment.cases.items', 'Zirconia Crown 8, 9 × 2'),
];

export const accountVariables: readonly TemplateVariable[] = [
  variable('billing_account.name', 'Bright Smiles Dental'),
  variable('billing_account.terms', 'Net 30'),
];

export const invoiceVariables: readonly TemplateVariable[] = [
  variable('invoice.number', '10482'),
  variable('invoice.date', 'Mar 10, 2025'),
  variable('invoice.due_date', 'Apr 30, 2025'),
  variable('invoice.subtotal', '$216.00'),
  variable('invoice.tax', '$16.20'),
  variable('invoice.shipping', '$12.00'),
  variable('invoice.total', '$244.20'),
  variable('invoice.balance', '$244.20'),
];

export const paymentVariables: readonly TemplateVariable[] = [
  variable('payment.amount', '$244.20'),
  variable('payment.date', 'Apr 30, 2025'),
  variable('payment.method', 'Card ending in 4242'),
];

export const returnLabelVariables: readonly TemplateVariable[] = [
  variable('return_label.tracking_number', '000000010483'),
  variable('return_label.service', 'FedEx Ground'),
  variable('return_label.expires', 'Jun 10, 2025'),
];
