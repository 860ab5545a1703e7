/** Builds a site and reports what it took: memory, and CPU time, which other work on the machine hardly affects. */
import {spawn} from 'node:child_process';
import {closeSync, openSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Contender} from './contenders/contender';

export type BuildCost = {cpuSeconds: number; wallSeconds: number; peakMemoryMB: number | undefined};

type Process = {parent: number; memoryKB: number};

/** Processes and their memory from Linux's /proc; not available on other systems. */
function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      const fields = rest.split(' ');
      processes.set(Number(id), {parent: Number(fields[1]), memoryKB: Number(fields[21]) * 4});
    } catch {
      // The process has exited in the meantime.
    }
  }
  return processes;
}

function memoryOfTree(root: number): number {
  const processes = readProcesses();
  const isInTree = (id: number): boolean => id === root || (processes.has(id) && isInTree(processes.get(id)!.parent));
  return [...processes].filter(([id]) => isInTree(id)).reduce((sum, [, {memoryKB}]) => sum + memoryKB, 0);
}

/** Samples the memory of a process and its descendants until stopped. */
function watchMemory(root: number): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOfTree(root))), 250);
  return () => {
    clearInterval(timer);
    return Math.round(peak / 1024);
  };
}

/** The shell's timer includes the CPU time of every process the command started. */
export async function runTimed(
  command: string,
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<BuildCost> {
  const log = join(folder, 'bench-build.log');
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time { ${command}; } >&3 2>&3`], {
    cwd: folder,
    env: {...process.env, CI: '1', ...environment},
    stdio: ['ignore', 'ignore', 'pipe', output],
  });
  const stopWatching = watchMemory(child.pid!);
  let times = '';
  child.stderr!.on('data', (text: Buffer) => (times += text.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  closeSync(output);
  const peakMemoryMB = stopWatching();
  if (code !== 0)
    throw new Error(`stopped with code ${code}: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')}`);
  const [user = 0, system = 0] = times.trim().split(/\s+/).map(Number);
  return {cpuSeconds: user + system, wallSeconds: (performance.now() - started) / 1000, peakMemoryMB};
}

export type Builds = {cold: BuildCost; warm?: BuildCost};

/** A build without any cache, then one with the caches of the first. */
export async function buildSite(
  contender: Contender,
  folder: string,
  {withWarm}: {withWarm: boolean},
): Promise<Builds> {
  for (const cache of contender.caches) rmSync(join(folder, cache), {recursive: true, force: true});
  const build = () => runTimed(contender.command, folder, contender.environment);
  const cold = await build();
  return withWarm ? {cold, warm: await build()} : {cold};
}
