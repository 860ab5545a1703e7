import {caseWords} from './cases';
import {customerWords} from './customers';
import type {SynonymGroup} from './group';
import {moneyWords} from './money';
import {productWords} from './product';
import {productionWords} from './production';
import {systemWords} from './system';

export const synonymGroups: readonly SynonymGroup[] = [
  ...caseWords,
  ...customerWords,
  ...moneyWords,
  ...productionWords,
  ...systemWords,
  ...productWords,
];
