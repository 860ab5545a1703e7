import {caseWorkWords} from './case-work';
import {caseWords} from './cases';
import {connectionWords} from './connections';
import {customerWords} from './customers';
import type {SynonymGroup} from './group';
import {moneyWords} from './money';
import {productWords} from './product';
import {productionWords} from './production';
import {systemWords} from './system';

export const synonymGroups: readonly SynonymGroup[] = [
  ...caseWords,
  ...caseWorkWords,
  ...customerWords,
  ...moneyWords,
  ...productionWords,
  ...systemWords,
  ...connectionWords,
  ...productWords,
];
