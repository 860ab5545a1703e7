/** One process at a time: the others wait until the folder that is the lock is gone, or its owner is. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

const POLL = 250;

function tryToTake(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), String(process.pid));
  return true;
}

function ownerIsGone(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, 'owner'), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(folder), {recursive: true});
  while (!tryToTake(folder)) {
    if (ownerIsGone(folder)) rmSync(folder, {recursive: true, force: true});
    else await pause(POLL);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
