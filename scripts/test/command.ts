import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {ownTypeScript} from '../build/own-typescript.cjs';

/** A log would keep the codes that color a terminal. Tools ask for the one variable or for the other. */
const isColored = process.stdout.isTTY || process.env.FORCE_COLOR;
const output: NodeJS.ProcessEnv = isColored ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** `onOutput` gets what the tool prints, instead of the terminal. */
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

/** Runs a tool of the project's own dependencies. */
export const command = (tool: string, args: readonly string[], options?: Options) =>
  run(join('node_modules', '.bin', tool), args, options);

/** Builds the site into `build/` unless the last build is current. */
export const build = () => run(process.execPath, ownTypeScript('scripts/build/run.ts', '--if-changed'));

/** TypeScript 7 checks in a sixth of the time; ESLint and the checks still use the interface that only 6 has. */
export const checkTypes = (options?: Options) =>
  run(process.execPath, [join('node_modules', 'typescript-7', 'bin', 'tsc'), '--noEmit'], options);
