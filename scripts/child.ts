import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {constants} from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal]);

/** Starts a program that ends with this process, as does everything it starts: no command leaves work behind. */
export function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, {...options, detached: true});
  const end = () => {
    try {
      process.kill(-child.pid!);
    } catch {
      // It has ended already.
    }
  };
  process.on('exit', end);
  for (const signal of SIGNALS) process.on(signal, exit);
  child.on('exit', () => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, exit);
  });
  return child;
}
