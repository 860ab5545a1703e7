import {aboutPilotWords} from './about-pilot';
import {bookkeepingWords} from './bookkeeping';
import {boxWords} from './boxes';
import {caseBenchWords} from './case-bench';
import {caseIntakeWords} from './case-intake';
import {caseWorkWords} from './case-work';
import {caseWords} from './cases';
import {catalogWords} from './catalog';
import {clientWords} from './clients';
import {connectionWords} from './connections';
import {customerWords} from './customers';
import type {SynonymGroup} from './group';
import {moneyWords} from './money';
import {productWords} from './product';
import {productionWords} from './production';
import {settingWords} from './settings';
import {shopFloorWords} from './shop-floor';
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
  ...caseIntakeWords,
  ...caseBenchWords,
  ...clientWords,
  ...boxWords,
  ...bookkeepingWords,
  ...shopFloorWords,
  ...catalogWords,
  ...settingWords,
  ...aboutPilotWords,
];
