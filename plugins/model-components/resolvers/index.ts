import type {Resolver} from '../resolver';
import {changelog} from './changelog';
import {comparison} from './comparison';
import {fields} from './fields';
import {figure, limit, menu} from './names';
import {permission, roleMatrix, whoCan} from './permissions';
import {states} from './states';
import {facts, importColumns} from './tables';
import {schedule, statementAging, statementSum} from './worked-example';
import {paymentDue, price, shipDate} from './workings';

export const resolvers: Readonly<Record<string, Resolver>> = {
  Changelog: changelog,
  Comparison: comparison,
  Facts: facts,
  Fields: fields,
  Figure: figure,
  ImportColumns: importColumns,
  Limit: limit,
  Menu: menu,
  PaymentDue: paymentDue,
  Permission: permission,
  Price: price,
  RoleMatrix: roleMatrix,
  Schedule: schedule,
  ShipDate: shipDate,
  StatementAging: statementAging,
  StatementSum: statementSum,
  States: states,
  WhoCan: whoCan,
};
