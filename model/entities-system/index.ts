import type {Entity} from '../types';
import {automation, automationRule, iosOrder} from './automation';
import {fedexConnection, quickbooksConnection, scannerConnection, stripeConnection, upsConnection} from './connections';
import {role, user} from './people';
import {billingLab, bulkImport, customField, dropdownValue} from './setup';
import {emailTemplate, pdfTemplate} from './templates';

/** Entities of the System and Users sections, by id. */
export const systemEntities: Readonly<Record<string, Entity>> = {
  billingLab,
  automation,
  automationRule,
  bulkImport,
  emailTemplate,
  pdfTemplate,
  dropdownValue,
  customField,
  role,
  user,
  iosOrder,
  quickbooksConnection,
  scannerConnection,
  stripeConnection,
  upsConnection,
  fedexConnection,
};
