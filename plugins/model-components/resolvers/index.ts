import type {Resolver} from '../resolver';
import {automationFields} from './automation-fields';
import {changelog} from './changelog';
import {comparison} from './comparison';
import {facts} from './facts';
import {fields} from './fields';
import {figure} from './figure';
import {importColumns} from './import-columns';
import {caseProblems, dropdownLists, productBehaviors} from './lists';
import {limit} from './limit';
import {menu} from './menu';
import {permission, whoCan} from './permission';
import {roleMatrix} from './role-matrix';
import {schedule} from './schedule';
import {states} from './states';
import {statementSum} from './statement-sum';
import {variables} from './variables';
import {paymentDue, price, shipDate} from './workings';

export const resolvers: Readonly<Record<string, Resolver>> = {
  AutomationFields: automationFields,
  CaseProblems: caseProblems,
  Changelog: changelog,
  Comparison: comparison,
  DropdownLists: dropdownLists,
  Facts: facts,
  Fields: fields,
  Figure: figure,
  ImportColumns: importColumns,
  Limit: limit,
  Menu: menu,
  PaymentDue: paymentDue,
  Permission: permission,
  Price: price,
  ProductBehaviors: productBehaviors,
  RoleMatrix: roleMatrix,
  Schedule: schedule,
  ShipDate: shipDate,
  StatementSum: statementSum,
  States: states,
  Variables: variables,
  WhoCan: whoCan,
};
