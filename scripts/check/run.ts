/** `npm run check`: checks the changes since the last commit, or else the last commit itself, for everyday use. */
import '../../lib/report-errors';
import {checkTypes, isWorded, runTool, wordedFiles, type Options} from '../tools';
import {changedFiles} from './changed-files';

type Check = {name: string; run: (options: Options) => Promise<number>; fix?: string};

/** Rules that compare pages, so they read all of them. */
const CONTENT = ['checks/content', 'config/routes.test.ts', 'src/components/Figure'];
const VITEST = ['--reporter=dot', '--silent=passed-only'];

/** Without a list of files, the checks of everything. */
function checksFor(files: readonly string[] | undefined): Check[] {
  const those = (pattern: RegExp) => files?.filter((file) => pattern.test(file)) ?? ['.'];
  const code = those(/\.(tsx?|mts|mjs|cjs)$/);
  const worded = files?.filter(isWorded) ?? wordedFiles();
  const hasContent = those(/^(content|model|src\/pages)\//).length > 0;
  // Excludes the tests that the content check already runs.
  const others = hasContent ? CONTENT.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]) : [];
  const tool = (name: string, program: string, args: readonly string[], fix?: string): Check => ({
    name,
    run: (options) => runTool(program, args, options),
    fix,
  });
  const checks: (Check | false)[] = [
    {name: 'types', run: checkTypes},
    code.length > 0 && tool('lint', 'eslint', ['--max-warnings', '0', ...code]),
    tool(
      'format',
      'prettier',
      ['--check', '--log-level', 'warn', '--ignore-unknown', ...(files ?? ['.'])],
      'npm run format fixes it.',
    ),
    code.length > 0 &&
      tool('unit tests', 'vitest', [...(files ? ['related', '--run', ...code] : ['run']), ...others, ...VITEST]),
    hasContent && tool('content', 'vitest', ['run', ...CONTENT, ...VITEST]),
    worded.length > 0 &&
      tool(
        'spelling',
        'cspell',
        ['--no-progress', '--no-summary', ...worded],
        'Correct it, or add a word of the trade or a name to .cspell/dental-words.txt.',
      ),
    those(/\.mdx?$/).length > 0 && tool('Markdown', 'markdownlint-cli2', []),
  ];
  return checks.filter((check) => check !== false);
}

/** Checks run in parallel; the output of each is shown at the end, and only if it failed. */
async function runCheck({name, run, fix}: Check) {
  const started = performance.now();
  let output = '';
  const passed = (await run({onOutput: (text) => (output += text)})) === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return {name, passed, output: [output.trim(), fix].filter(Boolean).join('\n')};
}

async function main() {
  const {files, says} = changedFiles();
  console.log(says);
  const failed = (await Promise.all(checksFor(files).map(runCheck))).filter(({passed}) => !passed);
  for (const {name, output} of failed) console.log(`\n── ${name}\n${output}`);
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({name}) => name).join(', ')}` : '\nAll checks passed.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
