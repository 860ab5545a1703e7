import {removeBuildStamp, writeBuildStamp} from './fingerprint';

export type BuildStep = {
  name: string;
  /** Returns a short result for the log, such as a count. */
  run: (outDir: string) => Promise<string | void>;
};

const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;

/** Runs the steps in order and times each one. The stamp is written only if all of them succeed. */
export async function buildSite(outDir: string, steps: readonly BuildStep[], fingerprint: string) {
  removeBuildStamp(outDir);
  const started = performance.now();
  for (const {name, run} of steps) {
    const stepStarted = performance.now();
    const result = await run(outDir);
    console.log(`${secondsSince(stepStarted)}  ${name}${result ? `: ${result}` : ''}`);
  }
  writeBuildStamp(outDir, fingerprint);
  console.log(`${secondsSince(started)}  in all`);
}
