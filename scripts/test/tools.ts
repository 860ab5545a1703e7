/** The project's tools; each has its settings, and which files it reads, in its own file. */
import {spawn, spawnSync} from 'node:child_process';
import {join} from 'node:path';

/** A program of the dependencies, and how to run it. */
type Command = {program: string; args: readonly string[]; env?: NodeJS.ProcessEnv};
/** What a command is for, and what helps when it fails. */
type Tool = Command & {name: string; fix?: string};

/** Keeps color codes out of logs. Some tools read one of these variables, and some the other. */
const output: NodeJS.ProcessEnv =
  process.stdout.isTTY || process.env.FORCE_COLOR ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** Resolves with the exit code. `onOutput` receives the output instead of the terminal. */
export function run({program, args, env}: Command, onOutput?: (text: string) => void): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(join('node_modules', program.includes('/') ? program : `.bin/${program}`), args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...output, ...env},
    });
    for (const stream of onOutput ? [child.stdout!, child.stderr!] : [])
      stream.setEncoding('utf8').on('data', onOutput!);
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Says whether the tool passed, and shows its output only if it didn't, because several run at once. */
export async function runTool({name, fix, ...command}: Tool): Promise<number> {
  const started = performance.now();
  let said = '';
  const code = await run(command, (text) => (said += text));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (code !== 0) console.log([said.trim(), fix, ''].filter((text) => text !== undefined).join('\n'));
  return code;
}

/** Those that keep a cache read only what has changed since their last run. */
const cachedAs = (name: string) => ['--cache', '--cache-location', `.cache/${name}`];

/** Rules that compare pages, so they read all of them, whatever changed. */
const CONTENT = ['checks/content', 'config/routes.test.ts', 'src/components/Figure'];
const VITEST = ['--reporter=dot', '--silent=passed-only'];

/** Changes since the commit before the last one; in a clone without it, or without Git, everything. */
const {status} = spawnSync('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1'], {stdio: 'ignore'});
const [CHANGED, WHICH] =
  status === 0
    ? [['--changed', 'HEAD~1', '--passWithNoTests'], 'unit tests of what changed']
    : [[], 'all unit tests, because there is no earlier commit to compare with'];

/** By the stage that runs them. */
export const tools = {
  // TypeScript 7 checks in a sixth of the time; ESLint and the checks still need an API that only version 6 has.
  types: [{name: 'types', program: 'typescript-7/bin/tsc', args: ['--noEmit']}],
  lint: [
    {name: 'lint', program: 'eslint', args: ['--max-warnings', '0', ...cachedAs('eslint'), '.']},
    {
      name: 'format',
      program: 'prettier',
      args: ['--experimental-cli', '--check', '--log-level', 'warn', '.'],
      fix: '`npm run format` fixes it.',
    },
    {name: 'unused code', program: 'knip', args: ['--no-progress']},
    {name: 'styles', program: 'stylelint', args: ['{src,search}/**/*.css']},
    {name: 'lockfile', program: 'lockfile-lint', args: []},
  ],
  words: [
    {
      name: 'spelling',
      program: 'cspell',
      args: ['--no-progress', '--no-summary', '--quiet', ...cachedAs('cspell')],
      fix: 'Correct it, or add a word of the trade or a name to .cspell/dental-words.txt.',
    },
    {name: 'Markdown', program: 'markdownlint-cli2', args: []},
  ],
  changed: [
    {name: 'rules for pages', program: 'vitest', args: ['run', ...CONTENT, ...VITEST]},
    {
      name: WHICH,
      program: 'vitest',
      args: ['run', ...CHANGED, ...CONTENT.flatMap((path) => ['--exclude', `${path}{,/**}`]), ...VITEST],
    },
  ],
} satisfies Record<string, Tool[]>;
