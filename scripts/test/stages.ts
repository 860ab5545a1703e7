import {runChecks} from '../../checks/run';
import {build, checkTypes, command} from './command';
import {fixtureNames, fixtureSite} from '../../tests/support/fixture-sites';
import {prepareBrowser} from './browser';
import {prepareEngines} from './engines';
import {countPlaywright, countVitest} from './reports';
import {wordedFiles} from './worded-files';

export type Counts = {passed: number; failed: number};

export type Stage = {
  name: string;
  does: string;
  run: () => Promise<Counts>;
  /** If this stage fails, the run stops, because later stages need it. */
  required?: true;
};

/** A tool that only passes or fails counts as one test. */
const yesOrNo = async (code: Promise<number>): Promise<Counts> =>
  (await code) === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
const single = (...[file, args]: Parameters<typeof command>) => yesOrNo(command(file, args));

async function atOnce(...tools: Promise<Counts>[]): Promise<Counts> {
  const all = await Promise.all(tools);
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** Stages in a group run in parallel, because each alone would leave a core idle. */
export const stageGroups: readonly (readonly Stage[])[] = [
  [
    {name: 'types', does: 'TypeScript, strict', run: () => yesOrNo(checkTypes())},
    {
      name: 'lint',
      does: 'ESLint, formatting, dead code',
      run: () =>
        atOnce(
          single('eslint', ['--max-warnings', '0', '.']),
          single('prettier', ['--experimental-cli', '--check', '--log-level', 'warn', '.']),
          single('knip', ['--no-progress']),
        ),
    },
    {
      name: 'words',
      does: 'spelling and Markdown structure of the pages',
      run: () =>
        atOnce(
          single('cspell', ['--no-progress', '--no-summary', '--quiet', ...wordedFiles()]),
          single('markdownlint-cli2', []),
        ),
    },
  ],
  [
    {name: 'unit', does: 'unit tests beside the code', run: countVitest},
    {
      name: 'build',
      does: 'the production build',
      required: true,
      run: () => yesOrNo(build()),
    },
  ],
  [
    {name: 'checks', does: 'checkers over the built pages', run: runChecks},
    {
      name: 'fixtures',
      does: 'other sites that the browser tests need',
      run: async () => {
        await Promise.all(fixtureNames.map(fixtureSite));
        return {passed: fixtureNames.length, failed: 0};
      },
    },
  ],
  [
    {
      name: 'browser',
      does: 'readers in a real browser',
      run: async () => {
        await prepareBrowser();
        prepareEngines();
        return countPlaywright();
      },
    },
  ],
];
