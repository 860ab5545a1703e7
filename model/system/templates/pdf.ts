import {addresses, doctorRecord} from '../../example/setup';
import type {MessageTemplate, TemplateVariable, VariableGroup} from '../../types';
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

const office: TemplateVariable = {
  name: 'office.address',
  meaning: "The office's shipping address, on several lines.",
  example: `${street}, ${suite}, ${city}, ${state} ${zip}`,
};

const qrCode: TemplateVariable = {
  name: 'case.qr_code',
  meaning: "An image of the QR code that opens the case in Technicians' View or adds it to the list in Bulk Tools.",
  example: 'QR code for 10482',
};

const pan: TemplateVariable = {name: 'case.pan_number', meaning: 'The pan number.', example: '117'};

export const everyDocument: VariableGroup = {
  id: 'every-document',
  name: 'Every document except the case label',
  variables: labVariables,
};

export const caseDocuments: VariableGroup = {
  id: 'case-documents',
  name: 'Documents about a case',
  variables: [...customerVariables, ...caseVariables],
};

/** The 6 documents that Pilot prints. */
export const pdfTemplates: readonly MessageTemplate[] = [
  {
    id: 'work-ticket',
    name: 'Work ticket',
    when: 'You print it from a case, Case Search, or Bulk Tools. It stays with the pan.',
    to: 'The bench',
    shares: [everyDocument, caseDocuments],
    variables: [
      pan,
      qrCode,
      {
        name: 'case.tags',
        meaning: 'The tags, for `{{#each case.tags}}`. The example is from a rush case.',
        example: 'Rush',
      },
      {name: 'case.route', meaning: 'The shipping route.', example: 'FedEx 2Day'},
      {name: 'doctor.preferences', meaning: "The doctor's preferences.", example: doctorRecord.preferences},
      ...lineItemVariables,
      {name: 'steps', meaning: 'The production steps, for `{{#each steps}}`.', example: '7 steps'},
      {name: 'steps.name', meaning: "The step's name. Inside the block, use `{{name}}`.", example: 'Design'},
      {name: 'steps.workstation', meaning: "The step's workstation.", example: 'Design'},
      {name: 'steps.planned_start', meaning: "The step's planned start.", example: 'Mar 4, 2025'},
      {
        name: 'steps.barcode',
        meaning: 'An image of the barcode that completes the step in Bulk Tools.',
        example: 'Barcode for Design',
      },
      {
        name: 'case.remake_of',
        meaning: 'On a remake, the number of the original case. The example is from remake 10511.',
        example: '10482',
      },
    ],
  },
  {
    id: 'invoice',
    name: 'Invoice',
    when: 'You print it, Pilot emails it, or the customer opens it in the Client Portal.',
    to: "Whoever receives the account's bills",
    shares: [everyDocument, caseDocuments],
    variables: [...accountVariables, ...lineItemVariables, ...lineMoneyVariables, ...invoiceVariables],
  },
  {
    id: 'statement',
    name: 'Statement',
    when: 'You print it, you email it, or the customer opens it in the Client Portal.',
    to: "Whoever receives the account's bills",
    shares: [everyDocument],
    variables: [...accountVariables, ...statementVariables, ...statementLineVariables, ...agingVariables],
  },
  {
    id: 'packing-slip',
    name: 'Packing slip',
    when: "You ship a box, or you print it again on a case's **Shipping** tab. The slip lists every case in the box, without prices.",
    to: 'The office, in the box',
    shares: [everyDocument],
    variables: [
      {name: 'office.name', meaning: "The office's name.", example: 'Bright Smiles Dental'},
      office,
      ...shipmentVariables,
      {
        name: 'shipment.cases.case_number',
        meaning: 'The case number. Inside the block, use `{{case_number}}`.',
        example: '10482',
      },
      {name: 'shipment.cases.patient', meaning: "The patient's name or reference.", example: 'PT-0917'},
      {
        name: 'shipment.cases.items',
        meaning: 'The products and their notation, on one line.',
        example: 'Zirconia Crown 8, 9 × 2',
      },
    ],
  },
  {
    id: 'case-label',
    name: 'Case label',
    when: 'You print it from a case or in Bulk Tools, for the pan or the box.',
    to: 'The bench',
    shares: [caseDocuments],
    variables: [pan, qrCode],
  },
  {
    id: 'return-instructions',
    name: 'Return instructions',
    when: 'You print or email a return label.',
    to: 'The office',
    shares: [everyDocument],
    variables: [
      {name: 'office.name', meaning: "The office's name.", example: 'Bright Smiles Dental'},
      office,
      ...returnLabelVariables,
      {
        name: 'return_label.case_number',
        meaning: 'The number of the case you expect back, if known.',
        example: '10482',
      },
    ],
  },
];
