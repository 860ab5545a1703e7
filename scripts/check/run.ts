/** Checks what changed since the last commit, or the last commit itself when nothing did; everything where there is no git. */
import '../../config/report-errors';
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {checkTypes, command} from '../test/command';

type Check = {name: string; run: () => Promise<number>};

function git(...args: string[]): string[] {
  return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
    .split('\n')
    .filter(Boolean);
}

function changedFiles(): string[] | undefined {
  try {
    const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
    const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
    return files.filter((file) => existsSync(file));
  } catch {
    return undefined;
  }
}

function checksFor(files: readonly string[] | undefined): Check[] {
  const those = (pattern: RegExp) => files?.filter((file) => pattern.test(file)) ?? ['.'];
  const [code, texts] = [those(/\.(tsx?|mts|mjs|cjs)$/), those(/\.mdx?$/)];
  const related = files ? ['related', '--run', ...code] : ['run'];
  const isAboutContent = !files || files.some((file) => /^(content|model|src\/pages)\//.test(file));
  const checks: (Check | false)[] = [
    {name: 'types', run: checkTypes},
    code.length > 0 && {name: 'lint', run: () => command('eslint', ['--max-warnings', '0', ...code])},
    {
      name: 'format',
      run: () => command('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...(files ?? ['.'])]),
    },
    code.length > 0 && {name: 'unit tests', run: () => command('vitest', [...related, '--reporter=dot'])},
    isAboutContent && {name: 'content', run: () => command('vitest', ['run', 'checks/content', '--reporter=dot'])},
    texts.length > 0 && {name: 'spelling', run: () => command('cspell', ['--no-progress', '--no-summary', ...texts])},
  ];
  return checks.filter((check) => check !== false);
}

async function main() {
  const files = changedFiles();
  console.log(files ? `${files.length} changed files` : 'no git repository: checking everything');
  const results = await Promise.all(
    checksFor(files).map(async ({name, run}) => {
      const started = performance.now();
      const passed = (await run()) === 0;
      return {name, passed, seconds: ((performance.now() - started) / 1000).toFixed(0)};
    }),
  );
  for (const {name, passed, seconds} of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  process.exitCode = results.every(({passed}) => passed) ? 0 : 1;
}

void main();
