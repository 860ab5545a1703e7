/** Builds a site without any cache and reports its CPU time, which other work on the machine hardly affects. */
import {execFile} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Contender} from './contenders/contender';

export type BuildCost = {cpuSeconds: number; wallSeconds: number};

export async function buildSite({caches, command, environment}: Contender, folder: string): Promise<BuildCost> {
  for (const cache of caches) rmSync(join(folder, cache), {recursive: true, force: true});
  const started = performance.now();
  // The shell's timer includes the CPU time of every process that the command starts.
  const timed = `TIMEFORMAT='%U %S'; time { ${command}; } > bench-build.log 2>&1`;
  const {stderr} = await promisify(execFile)('bash', ['-c', timed], {
    cwd: folder,
    env: {...process.env, CI: '1', ...environment},
  });
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).map(Number);
  return {cpuSeconds: user + system, wallSeconds: (performance.now() - started) / 1000};
}
