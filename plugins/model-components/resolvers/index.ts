import type {Resolver} from '../resolver';
import {changelog} from './changelog';
import {comparison} from './comparison';
import {fields} from './fields';
import {figure} from './figure';
import {limit} from './limit';
import {menu} from './menu';
import {permission, whoCan} from './permission';
import {roleMatrix} from './role-matrix';
import {states} from './states';
import {
  automationFields,
  caseProblems,
  dropdownLists,
  facts,
  importColumns,
  productBehaviors,
  variables,
} from './tables';
import {schedule, statementSum} from './worked-example';
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
