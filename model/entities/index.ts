import type {Entity} from '../types';
import {additionalStep, caseProblem, outsourcedStep, productionStep} from './case-work';
import {caseEntity, caseView, lineItem, linkedCase} from './cases';
import {clientPortalAccount, clientPortalUser, pickupRequest, returnLabel} from './client-portal';
import {billingAccount, doctor, doctorOfficePair, office} from './customers';
import {attachment, scan} from './files';
import {credit, invoice, payment, statement, taxArea} from './financials';
import {department, productionTemplate, productionTemplateStep, workstation} from './operations';
import {customPrice, pricelist, product} from './products';
import {shipment, shippingRoute} from './shipping';

/** Every entity of the lab's daily work, by id. */
export const entities: Record<string, Entity> = {
  doctor,
  office,
  doctorOfficePair,
  billingAccount,
  clientPortalAccount,
  clientPortalUser,
  pickupRequest,
  returnLabel,
  case: caseEntity,
  lineItem,
  productionStep,
  additionalStep,
  caseProblem,
  linkedCase,
  scan,
  attachment,
  caseView,
  outsourcedStep,
  department,
  workstation,
  productionTemplateStep,
  productionTemplate,
  product,
  pricelist,
  customPrice,
  invoice,
  payment,
  credit,
  statement,
  taxArea,
  shippingRoute,
  shipment,
};

/** The entity with this id; an unknown id is an error that names it. */
export function entityById(id: string): Entity {
  const entity = entities[id];
  if (!entity) throw new Error(`No entity "${id}". Known: ${Object.keys(entities).join(', ')}`);
  return entity;
}
