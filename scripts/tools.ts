/** The project's tools and the files that they read, for `npm test` and `npm run check`. */
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {sourceFiles} from './build/fingerprint';

/** A program of the dependencies, what it is for, and what helps when it fails. */
export type Tool = {name: string; program: string; args: readonly string[]; fix?: string};

/** Keeps color codes out of logs. Some tools read one of these variables, and some the other. */
const output: NodeJS.ProcessEnv =
  process.stdout.isTTY || process.env.FORCE_COLOR ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** `onOutput` receives the tool's output instead of the terminal. */
export type Options = {env?: NodeJS.ProcessEnv; onOutput?: (text: string) => void};

/** Resolves with the exit code. */
export function runTool({program, args}: Omit<Tool, 'name'>, {env, onOutput}: Options = {}): Promise<number> {
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

/** Files with text that readers see, for the spell checker: pages, facts, figures, messages. */
const WORDED =
  /^content\/|^src\/(components|pages|theme)\/.*\.(tsx|mdx|questions\.yaml)$|^(config|model|sidebars)\/.*\.ts$|^[^/]+\.md$/;
const wordedFiles = () =>
  [...sourceFiles(['config', 'content', 'model', 'sidebars', 'src']), ...readdirSync('.')].filter((file) =>
    WORDED.test(file),
  );

/** Those that keep a cache read only what has changed since their last run. */
const cachedAs = (name: string) => ['--cache', '--cache-location', `.cache/${name}`];

export const tools = {
  types: (): Tool[] => [
    // TypeScript 7 checks in a sixth of the time; ESLint and the checks still need an API that only version 6 has.
    {name: 'types', program: 'typescript-7/bin/tsc', args: ['--noEmit']},
  ],
  lint: (): Tool[] => [
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
  words: (): Tool[] => [
    {
      name: 'spelling',
      program: 'cspell',
      args: ['--no-progress', '--no-summary', '--quiet', ...cachedAs('cspell'), ...wordedFiles()],
      fix: 'Correct it, or add a word of the trade or a name to .cspell/dental-words.txt.',
    },
    {name: 'Markdown', program: 'markdownlint-cli2', args: []},
  ],
};
