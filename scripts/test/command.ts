import {spawn} from 'node:child_process';
import {join} from 'node:path';

/** A log would keep the codes that color a terminal. Tools ask for the one variable or for the other. */
const isColored = process.stdout.isTTY || process.env.FORCE_COLOR;
const output: NodeJS.ProcessEnv = isColored ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      stdio: 'inherit',
      env: {...process.env, ...output, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs a tool of the project's own dependencies. */
export const command = (tool: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run(join('node_modules', '.bin', tool), args, env);

/** Runs a TypeScript file of the project. */
export const node = (file: string, args: readonly string[] = [], env?: NodeJS.ProcessEnv) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], env);

/** TypeScript 7 checks in a sixth of the time; ESLint and the checks still use the interface that only 6 has. */
export const checkTypes = () => run(process.execPath, [join('node_modules', 'typescript-7', 'bin', 'tsc'), '--noEmit']);
