/** Every state machine of the product, by id. */
import {
  additionalStepStates,
  caseProblemStates,
  caseStates,
  outsourcedStepStates,
  productionStepStates,
} from './cases/states';
import {addressValidationStates, doctorStates, pickupRequestStates, returnLabelStates} from './customers/states';
import {invoiceStates, paymentStates, productStates, statementStates} from './money/states';
import {shipmentStates} from './shipping/states';
import {
  automationStates,
  bulkImportStates,
  dropdownValueStates,
  integrationConnectionStates,
  iosOrderStates,
} from './system/states';
import type {StateMachine} from './types';
import {userStates} from './users/states';

const all: readonly StateMachine[] = [
  ...[caseStates, caseProblemStates, productionStepStates, additionalStepStates, outsourcedStepStates],
  ...[doctorStates, addressValidationStates, pickupRequestStates, returnLabelStates],
  ...[invoiceStates, paymentStates, statementStates, productStates, shipmentStates],
  ...[iosOrderStates, bulkImportStates, integrationConnectionStates, dropdownValueStates, automationStates],
  userStates,
];

export const stateMachines: Readonly<Record<string, StateMachine>> = Object.fromEntries(
  all.map((machine) => [machine.id, machine]),
);
