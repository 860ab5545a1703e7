/** Runs every checker on the built site; each counts as one test and prints what a writer must fix. */
import {searchCheckers} from '../search/checks';
import {budgets} from './budgets';
import {addresses, readLedger} from './built/addresses';
import * as elements from './built/elements';
import * as links from './built/links';
import {readerView} from './built/reader-view';
import {readSite, type Checker} from './site';

/** In the order in which a writer would want to read the messages. */
const checkers: readonly Checker[] = [
  ...Object.values(links),
  addresses(readLedger()),
  ...Object.values(elements),
  readerView,
  ...Object.values(budgets),
  ...searchCheckers,
];

export async function runChecks(): Promise<{passed: number; failed: number}> {
  const site = readSite('build');
  const counts = {passed: 0, failed: 0};
  for (const {name, check} of checkers) {
    const started = performance.now();
    const {inspected, problems} = await check(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    // A checker that inspected nothing hasn't passed.
    const failed = problems.length > 0 || inspected === 0;
    counts[failed ? 'failed' : 'passed'] += 1;
    console.log(`${failed ? '✗' : '✓'} ${name} (${inspected} inspected in ${seconds} s)`);
    for (const problem of problems.slice(0, 50)) console.log(`    ${problem}`);
    if (problems.length > 50) console.log(`    … and ${problems.length - 50} more`);
    if (inspected === 0) console.log('    It found nothing to inspect.');
  }
  return counts;
}
