/** Runs the two test runners and reads the counts from their JSON reports. */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {command} from './command';
import type {Counts} from './stages';

const FOLDER = '.cache/reports';

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A runner that wrote no report, or ran no tests, counts as failed. */
function orFailed(counts: Counts | undefined): Counts {
  return counts && counts.passed + counts.failed > 0 ? counts : {passed: 0, failed: 1};
}

export async function countVitest(): Promise<Counts> {
  const file = `${FOLDER}/unit.json`;
  mkdirSync(FOLDER, {recursive: true});
  rmSync(file, {force: true});
  const code = await command('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readReport<{numPassedTests: number; numFailedTests: number; numFailedTestSuites: number}>(file);
  const counts = report && {passed: report.numPassedTests, failed: report.numFailedTests};
  if (counts && counts.failed === 0 && code !== 0) counts.failed = Math.max(1, report?.numFailedTestSuites ?? 1);
  return orFailed(counts);
}

export async function countPlaywright(): Promise<Counts> {
  const file = `${FOLDER}/browser.json`;
  mkdirSync(FOLDER, {recursive: true});
  rmSync(file, {force: true});
  const code = await command('playwright', ['test', '--reporter=dot,json'], {
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: file},
  });
  const report = readReport<{stats: {expected: number; unexpected: number; flaky: number; skipped: number}}>(file);
  // Flaky and skipped tests do not count as passed.
  const counts = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  };
  if (counts && counts.failed === 0 && code !== 0) counts.failed = 1;
  return orFailed(counts);
}
