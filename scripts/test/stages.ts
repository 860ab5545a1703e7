import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {runChecks} from '../../checks/run';
import {fixtureNames, fixtureSite} from '../../tests/support/served-sites';
import {buildSite} from '../build/build-site';
import {prepareBrowsers} from './browsers';
import {run, runTool, tools} from './tools';

export type Counts = {passed: number; failed: number};

export type Stage = {
  name: string;
  run: () => Promise<Counts>;
  /** If this stage fails, the run stops, because later stages need it. */
  required?: true;
  /** Runs only when it is named, because another stage includes it. */
  onDemand?: true;
};

/** Work that only passes or fails counts as one test each; all of it runs at once. */
async function atOnce(...work: Promise<number | void>[]): Promise<Counts> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') console.error((result.reason as Error).message);
  const passed = results.filter((result) => result.status === 'fulfilled' && !result.value).length;
  return {passed, failed: results.length - passed};
}

const REPORT = '.cache/report.json';

/** Runs a test runner and reads its JSON report. One that wrote no report, or ran no tests, has failed. */
async function count<Report>(script: string, args: string[], read: (report: Report) => Counts): Promise<Counts> {
  mkdirSync('.cache', {recursive: true});
  rmSync(REPORT, {force: true});
  const code = await run(script, args, {PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT});
  try {
    const {passed, failed} = read(JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
    return {passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

const countVitest = () =>
  count<{numPassedTests: number; numFailedTests: number}>(
    'test:unit',
    ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    (report) => ({passed: report.numPassedTests, failed: report.numFailedTests}),
  );

/** Flaky and skipped tests do not count as passed. */
async function countPlaywright(): Promise<Counts> {
  prepareBrowsers();
  return count<{stats: {expected: number; unexpected: number; flaky: number; skipped: number}}>(
    'test:browser',
    ['--reporter=dot,json'],
    ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped}),
  );
}

const toolStage = (name: keyof typeof tools): Stage => ({name, run: () => atOnce(...tools[name].map(runTool))});

/** Other sites that the browser tests need. Those of this run don't check again whether they are up to date. */
async function buildFixtures(): Promise<Counts> {
  const counts = await atOnce(...fixtureNames.map(async (name) => void (await fixtureSite(name))));
  if (counts.failed === 0) process.env.REUSE_FIXTURES = '1';
  return counts;
}

/** Stages in a group run in parallel, because each alone would leave a core idle. */
export const stageGroups: readonly (readonly Stage[])[] = [
  [toolStage('types'), toolStage('lint'), toolStage('words'), {...toolStage('changed'), onDemand: true}],
  [
    {name: 'unit', run: countVitest},
    {name: 'build', required: true, run: () => atOnce(buildSite({ifChanged: true}))},
  ],
  [
    {name: 'checks', run: runChecks},
    {name: 'fixtures', run: buildFixtures},
  ],
  [{name: 'browser', run: countPlaywright}],
];
