/** A lock between processes: the others wait until the lock file is gone, or the process it names is. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

const POLL = 250;

function tryToTake(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function ownerIsGone(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), {recursive: true});
  while (!tryToTake(lock)) {
    if (ownerIsGone(lock)) rmSync(lock, {force: true});
    else await pause(POLL);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, {force: true});
  }
}
