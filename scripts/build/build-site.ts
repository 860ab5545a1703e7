/**
 * Builds the site beside the last one and swaps the two when it is whole: a served site is never half built, and a
 * failed build leaves the last good one.
 */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {lock} from 'proper-lockfile';
import {siteMistakes} from '../../checks/content/mistakes';
import {UserError} from '../../lib/user-error';
import {compress} from './compress';
import {generate} from './generate';

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;

/** Builds share the folder of the generator's intermediate files, so one runs at a time. */
async function takeTurn(): Promise<() => Promise<void>> {
  // Not recursive: that reports a read-only folder as one that doesn't exist.
  if (!existsSync('.cache')) mkdirSync('.cache');
  // A busy machine may renew the lock late. The lock of a killed build expires.
  return lock('.', {lockfilePath: '.cache/build.lock', stale: 30_000, update: 5_000}).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new UserError(
        'Another command is building this site, or was killed seconds ago: run this one in half a minute.',
      );
    },
  );
}

/** Ahead of the generator, which would report some mistakes in other words, and others not at all. */
async function check(): Promise<void> {
  if (/[#?!]/.test(process.cwd()))
    throw new UserError(`The bundler can't build in a folder whose path has #, ?, or !: move ${process.cwd()}.`);
  const mistakes = siteMistakes();
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}

export async function buildSite(outDir = 'build'): Promise<void> {
  const endTurn = await takeTurn();
  const started = performance.now();
  const [next, old] = [`${outDir}.next`, `${outDir}.old`];
  rmSync(next, {recursive: true, force: true});
  try {
    for (const step of [check, generate, compress]) {
      const stepStarted = performance.now();
      await step(next);
      console.log(`${secondsSince(stepStarted)}  ${step.name}`);
    }
    rmSync(old, {recursive: true, force: true});
    if (existsSync(outDir)) renameSync(outDir, old);
    renameSync(next, outDir);
    rmSync(old, {recursive: true, force: true});
  } finally {
    rmSync(next, {recursive: true, force: true});
    await endTurn();
  }
  console.log(`${secondsSince(started)}  in all`);
}
