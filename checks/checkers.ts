import {budgetCheckers} from './budgets';
import {builtPageCheckers} from './built';
import {searchCheckers} from '../search/checks';
import {securityCheckers} from './security';
import type {Checker} from './site';

/** In the order in which a writer would want to read the messages. */
export const checkers: readonly Checker[] = [
  ...builtPageCheckers,
  ...securityCheckers,
  ...budgetCheckers,
  ...searchCheckers,
];
