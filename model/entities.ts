/** Every entity of the product, by id. */
import {caseEntity, caseView, lineItem} from './cases/case';
import {attachment, scan} from './cases/files';
import {additionalStep, caseProblem, outsourcedStep, productionStep} from './cases/work';
import {clientPortalAccount, clientPortalUser, pickupRequest, returnLabel} from './customers/client-portal';
import {billingAccount, doctor, doctorOfficePair, office} from './customers/customers';
import {credit, invoice, payment, statement, taxArea} from './money/financials';
import {customPrice, pricelist, product} from './money/products';
import {department, productionTemplate, productionTemplateStep, workstation} from './production/flow';
import {carrierConnections} from './shipping/carriers';
import {shipment, shippingRoute} from './shipping/shipping';
import {automation, automationRule, iosOrder} from './system/automation';
import {quickbooksConnection, scannerConnection, stripeConnection} from './system/connections';
import {billingLab, bulkImport, customField, dropdownValue} from './system/setup';
import {emailTemplate, pdfTemplate} from './system/template-records';
import type {Entity} from './types';
import {role, user} from './users/people';

const all: readonly Entity[] = [
  ...[caseEntity, caseView, lineItem, attachment, scan],
  ...[additionalStep, caseProblem, outsourcedStep, productionStep],
  ...[doctor, office, doctorOfficePair, billingAccount],
  ...[clientPortalAccount, clientPortalUser, pickupRequest, returnLabel],
  ...[invoice, payment, credit, statement, taxArea],
  ...[product, pricelist, customPrice],
  ...[department, workstation, productionTemplateStep, productionTemplate],
  ...[shippingRoute, shipment],
  ...[automation, automationRule, iosOrder, billingLab, bulkImport, customField, dropdownValue],
  ...[emailTemplate, pdfTemplate],
  ...[quickbooksConnection, scannerConnection, stripeConnection, ...carrierConnections],
  ...[role, user],
];

export const entities: Readonly<Record<string, Entity>> = Object.fromEntries(all.map((entity) => [entity.id, entity]));
