import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {runChecks} from '../../checks/run';
import {fixtureNames, fixtureSite} from '../../tests/support/served-sites';
import {buildSite} from '../build/build-site';
import {prepareBrowsers} from './browsers';
import {run, runTool, tools, type Tool} from './tools';

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

/** Runs a test runner and reads its JSON report. One that wrote no report, or ran no tests, has failed. */
async function count<Report>(
  run: (report: string) => Promise<number>,
  read: (report: Report) => Counts,
): Promise<Counts> {
  const file = '.cache/report.json';
  mkdirSync('.cache', {recursive: true});
  rmSync(file, {force: true});
  const code = await run(file);
  try {
    const {passed, failed} = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return {passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

const countVitest = () =>
  count<{numPassedTests: number; numFailedTests: number}>(
    (file) =>
      run({program: 'vitest', args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]}),
    (report) => ({passed: report.numPassedTests, failed: report.numFailedTests}),
  );

/** Flaky and skipped tests do not count as passed. */
const countPlaywright = () =>
  count<{stats: {expected: number; unexpected: number; flaky: number; skipped: number}}>(
    (file) =>
      run({
        program: 'playwright',
        args: ['test', '--reporter=dot,json'],
        env: {PLAYWRIGHT_JSON_OUTPUT_NAME: file},
      }),
    ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped}),
  );

const runTools = (list: () => readonly Tool[]) => () => atOnce(...list().map(runTool));

/** Stages in a group run in parallel, because each alone would leave a core idle. */
export const stageGroups: readonly (readonly Stage[])[] = [
  [
    {name: 'types', run: runTools(tools.types)},
    {name: 'lint', run: runTools(tools.lint)},
    {name: 'words', run: runTools(tools.words)},
    {name: 'changed', onDemand: true, run: runTools(tools.changed)},
  ],
  [
    {name: 'unit', run: countVitest},
    {name: 'build', required: true, run: () => atOnce(buildSite({ifChanged: true}))},
  ],
  [
    {name: 'checks', run: () => runChecks()},
    // Other sites that the browser tests need.
    {name: 'fixtures', run: () => atOnce(...fixtureNames.map(async (name) => void (await fixtureSite(name))))},
  ],
  [
    {
      name: 'browser',
      run: async () => {
        prepareBrowsers();
        return countPlaywright();
      },
    },
  ],
];
