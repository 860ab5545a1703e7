/** Runs npm scripts: the tools that check the sources, and the test runners. Each can also be run alone. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {npmCommand} from '../run.cjs';

/** The scripts of each stage, in package.json. */
export const tools = {
  types: ['types'],
  lint: ['lint', 'lint:format', 'lint:unused', 'lint:css', 'lint:lockfile'],
  words: ['lint:spelling', 'lint:markdown'],
  changed: ['test:pages', 'test:changed'],
} as const;

/** What helps when one fails. */
const FIXES: Readonly<Record<string, string>> = {
  'lint:format': '`npm run format` fixes it.',
  'lint:spelling': 'Correct it, or add a word of the trade or a name to .cspell/dental-words.txt.',
};

/** Keeps color codes out of logs. Some tools read one of these variables, and some the other. */
const output: NodeJS.ProcessEnv =
  process.stdout.isTTY || process.env.FORCE_COLOR ? {} : {NO_COLOR: '1', FORCE_COLOR: '0'};

/** Starts an npm script. Its output goes to the terminal, or can be read. */
function start(script: string, args: readonly string[], stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) {
  const [program, npmArgs, options] = npmCommand('run', '--silent', script, '--', ...args);
  return spawn(program, npmArgs, {
    ...options,
    stdio: ['ignore', stdio, stdio],
    env: {...process.env, ...output, ...env},
  });
}

/** Resolves with the exit code. */
export async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [code] = (await once(start(script, args, 'inherit', env), 'close')) as [number | null];
  return code ?? 1;
}

/** Changes since the commit before the last one; in a clone without it, or without Git, everything. */
function changes(): string[] {
  const {status} = spawnSync('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1'], {stdio: 'ignore'});
  return status === 0 ? ['--changed', 'HEAD~1'] : [];
}

/** Says whether the tool passed, and shows its output only if it didn't, because several run at once. */
export async function runTool(script: string): Promise<number> {
  const started = performance.now();
  const child = start(script, script === 'test:changed' ? changes() : [], 'pipe');
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (part) => (said += part));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`${code === 0 ? '✓' : '✗'} ${script} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (code !== 0) console.log([said.trim(), FIXES[script] ?? '', ''].join('\n'));
  return code ?? 1;
}
