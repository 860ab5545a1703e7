import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {ownTypeScript} from '../build/own-typescript.cjs';

/** Keeps color codes out of logs. Some tools read one of these variables, and some the other. */
const isColored = process.stdout.isTTY || process.env.FORCE_COLOR;
const output: NodeJS.ProcessEnv = isColored ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** `onOutput` receives the tool's output instead of the terminal. */
export type Options = {env?: NodeJS.ProcessEnv; onOutput?: (text: string) => void};

function run(file: string, args: readonly string[], {env, onOutput}: Options = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...output, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    for (const stream of onOutput ? [child.stdout!, child.stderr!] : [])
      stream.setEncoding('utf8').on('data', onOutput!);
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs a tool from the project's dependencies. */
export const command = (tool: string, args: readonly string[], options?: Options) =>
  run(join('node_modules', '.bin', tool), args, options);

/** Builds the site into `build/` unless the last build is current. */
export const build = () => run(process.execPath, ownTypeScript('scripts/build/run.ts', '--if-changed'));

/** TypeScript 7 checks in a sixth of the time; ESLint and the checks still need an API that only version 6 has. */
export const checkTypes = (options?: Options) =>
  run(process.execPath, [join('node_modules', 'typescript-7', 'bin', 'tsc'), '--noEmit'], options);
