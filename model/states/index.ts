import type {StateMachine} from '../types';
import {additionalStepStates, caseProblemStates, caseStates, outsourcedStepStates, productionStepStates} from './cases';
import {addressValidationStates, doctorStates, pickupRequestStates, returnLabelStates} from './customers';
import {invoiceStates, paymentStates, statementStates} from './financials';
import {productStates, shipmentStates} from './shipping-and-products';

/** Every state machine of the lab's daily work, by id. */
export const stateMachines: Record<string, StateMachine> = {
  case: caseStates,
  doctor: doctorStates,
  addressValidation: addressValidationStates,
  pickupRequest: pickupRequestStates,
  returnLabel: returnLabelStates,
  productionStep: productionStepStates,
  caseProblem: caseProblemStates,
  additionalStep: additionalStepStates,
  invoice: invoiceStates,
  payment: paymentStates,
  statement: statementStates,
  shipment: shipmentStates,
  outsourcedStep: outsourcedStepStates,
  product: productStates,
};
