import {removeBuildStamp, writeBuildStamp} from './fingerprint';
import type {BuildContext, BuildStep} from './steps';

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;

/** Runs the steps in order and times each one. The stamp is written only if all of them succeed. */
export async function buildSite(context: BuildContext, steps: readonly BuildStep[], fingerprint: string) {
  removeBuildStamp(context.outDir);
  const started = performance.now();
  for (const {name, run} of steps) {
    const stepStarted = performance.now();
    const result = await run(context);
    console.log(`${secondsSince(stepStarted)}  ${name}${result ? `: ${result}` : ''}`);
  }
  writeBuildStamp(context.outDir, fingerprint);
  console.log(`${secondsSince(started)}  in all`);
}
