import {addresses, doctorRecord} from '../../example/setup';
import type {MessageTemplate, TemplateVariable} from '../../types';
import {agingVariables, statementLineVariables, statementVariables} from './statement-variables';
import {
  accountVariables,
  caseVariables,
  customerVariables,
  invoiceVariables,
  labVariables,
  lineItemVariables,
  lineMoneyVariables,
  returnLabelVariables,
  shipmentVariables,
} from './variables';

const {street, suite, city, state, zip} = addresses.brightSmiles;

const office: TemplateVariable = {name: 'office.address', example: `${street}, ${suite}, ${city}, ${state} ${zip}`};

const qrCode: TemplateVariable = {
  name: 'case.qr_code',
  example: 'QR code for 10482',
  note: "An image of the QR code that opens the case in Technicians' View or adds it to Bulk Tools.",
};

const pan: TemplateVariable = {name: 'case.pan_number', example: '117'};

const aboutCase = [...customerVariables, ...caseVariables];

/** The 6 documents that Pilot prints. */
export const pdfTemplates: readonly MessageTemplate[] = [
  {
    id: 'work-ticket',
    name: 'Work ticket',
    when: 'You print it from a case, Case Search, or Bulk Tools. It stays with the pan.',
    to: 'The bench',
    variables: [
      ...labVariables,
      ...aboutCase,
      pan,
      qrCode,
      {name: 'case.tags', example: 'Rush'},
      {name: 'case.route', example: 'FedEx 2Day'},
      {name: 'doctor.preferences', example: doctorRecord.preferences},
      ...lineItemVariables,
      {name: 'steps', example: '7 steps'},
      {name: 'steps.name', example: 'Design'},
      {name: 'steps.workstation', example: 'Design'},
      {name: 'steps.planned_start', example: 'Mar 4, 2025'},
      {
        name: 'steps.barcode',
        example: 'Barcode for Design',
        note: 'An image of the barcode that completes the step in Bulk Tools.',
      },
      {name: 'case.remake_of', example: '10482'},
    ],
  },
  {
    id: 'invoice',
    name: 'Invoice',
    when: 'You print it, Pilot emails it, or the customer opens it in the Client Portal.',
    to: "Whoever receives the account's bills",
    variables: [
      ...labVariables,
      ...aboutCase,
      ...accountVariables,
      ...lineItemVariables,
      ...lineMoneyVariables,
      ...invoiceVariables,
    ],
  },
  {
    id: 'statement',
    name: 'Statement',
    when: 'You print it, you email it, or the customer opens it in the Client Portal.',
    to: "Whoever receives the account's bills",
    variables: [
      ...labVariables,
      ...accountVariables,
      ...statementVariables,
      ...statementLineVariables,
      ...agingVariables,
    ],
  },
  {
    id: 'packing-slip',
    name: 'Packing slip',
    when: "You ship a box, or print the slip from a case's **Shipping** tab or an outsourced step. It lists every case in the box, without prices.",
    to: 'The office or partner lab, in the box',
    variables: [...labVariables, {name: 'office.name', example: 'Bright Smiles Dental'}, office, ...shipmentVariables],
  },
  {
    id: 'case-label',
    name: 'Case label',
    when: 'You print it from a case or in Bulk Tools, for the pan or the box.',
    to: 'The bench',
    variables: [...aboutCase, pan, qrCode],
  },
  {
    id: 'return-instructions',
    name: 'Return instructions',
    when: 'You print or email a return label.',
    to: 'The office',
    variables: [
      ...labVariables,
      {name: 'office.name', example: 'Bright Smiles Dental'},
      office,
      ...returnLabelVariables,
      {name: 'return_label.case_number', example: '10482'},
    ],
  },
];
