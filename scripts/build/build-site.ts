/**
 * Builds the site beside the last one and swaps the two when it is whole: a served site is never half built, and a
 * failed build leaves the last good one.
 */
import {existsSync, renameSync, rmSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {withLock} from '../run.cjs';
import {compress} from './compress';
import {readBuildStamp, sourceFingerprint, writeBuildStamp} from './fingerprint';
import {generate} from './generate';

/** Returns a short result for the log, such as a count. */
export type BuildStep = (folder: string) => Promise<string | void>;

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;

/** Runs the steps in order, times each one, and puts the result in the place of the last build. */
export async function runSteps(outDir: string, steps: readonly BuildStep[], fingerprint: string): Promise<void> {
  const [next, old] = [`${outDir}.next`, `${outDir}.old`];
  rmSync(next, {recursive: true, force: true});
  const started = performance.now();
  try {
    for (const step of steps) {
      const stepStarted = performance.now();
      const result = await step(next);
      console.log(`${secondsSince(stepStarted)}  ${step.name}${result ? `: ${result}` : ''}`);
    }
    writeBuildStamp(next, fingerprint);
  } catch (error) {
    rmSync(next, {recursive: true, force: true});
    throw error;
  }
  rmSync(old, {recursive: true, force: true});
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(next, outDir);
  rmSync(old, {recursive: true, force: true});
  console.log(`${secondsSince(started)}  in all`);
}

export type BuildOptions = {outDir?: string; ifChanged?: boolean; isCompressed?: boolean};

export async function buildSite({outDir = 'build', ifChanged = false, isCompressed = true}: BuildOptions = {}) {
  const folder = resolve(outDir);
  const waiting = `Another process is building ${outDir}; waiting for it…`;
  await withLock(resolve('.cache', `${basename(folder)}.lock`), waiting, async () => {
    // A build was killed while it swapped the folders.
    if (!existsSync(folder) && existsSync(`${folder}.old`)) renameSync(`${folder}.old`, folder);
    const fingerprint = sourceFingerprint();
    if (ifChanged && readBuildStamp(folder) === fingerprint) console.log('The last build is current.');
    // Post-processing of the pages is a plugin of the generator (plugins/built-pages).
    else await runSteps(folder, isCompressed ? [generate, compress] : [generate], fingerprint);
  });
}
