/** The project's tools and the files that they read, for `npm test` and `npm run check`. */
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {sourceFiles} from './build/fingerprint';

/** Keeps color codes out of logs. Some tools read one of these variables, and some the other. */
const output: NodeJS.ProcessEnv =
  process.stdout.isTTY || process.env.FORCE_COLOR ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** `onOutput` receives the tool's output instead of the terminal. */
export type Options = {env?: NodeJS.ProcessEnv; onOutput?: (text: string) => void};

/** Runs a program of the dependencies; resolves with its exit code. */
export function runTool(program: string, args: readonly string[], {env, onOutput}: Options = {}): Promise<number> {
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

/** TypeScript 7 checks in a sixth of the time; ESLint and the checks still need an API that only version 6 has. */
export const checkTypes = (options?: Options) => runTool('typescript-7/bin/tsc', ['--noEmit'], options);

/** Files with text that readers see, for the spell checker: pages, facts, figures, messages. */
export const isWorded = (file: string): boolean =>
  /^content\/|^src\/(components|pages|theme)\/.*\.(tsx|mdx|questions\.yaml)$|^(config|model|sidebars)\/.*\.ts$|^[^/]+\.md$/.test(
    file,
  );

export const wordedFiles = (): string[] =>
  [...sourceFiles(['config', 'content', 'model', 'sidebars', 'src']), ...readdirSync('.')].filter(isWorded);
