/** Runs every checker on the built site. Each is one test, whose message tells a writer what to fix. */
import {it} from 'vitest';
import {searchCheckers} from '../search/checks';
import {budgets} from './budgets';
import {addresses, readLedger} from './built/addresses';
import * as elements from './built/elements';
import * as links from './built/links';
import {expectNoMistakes} from './no-mistakes';
import {readSite, type Checker} from './site';

/** In the order in which a writer would want to read the messages. */
const checkers: readonly Checker[] = [
  ...Object.values(links),
  addresses(readLedger()),
  ...Object.values(elements),
  ...Object.values(budgets),
  ...searchCheckers,
];

const site = readSite('build');

it.each(checkers)('$name', async ({check}) => expectNoMistakes(await check(site)));
