/**
 * `npm run build`: the generator, then the steps that work on what it wrote, in order and timed.
 * `--out-dir X` builds elsewhere; `--if-changed` does nothing when the last build is still current.
 */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readBuildStamp, sourceFingerprint, writeBuildStamp} from './fingerprint';
import {steps, type BuildContext} from './steps';

async function main() {
  const {values} = parseArgs({
    options: {'out-dir': {type: 'string', default: 'build'}, 'if-changed': {type: 'boolean', default: false}},
  });
  const context: BuildContext = {outDir: resolve(values['out-dir'])};
  const fingerprint = sourceFingerprint();
  if (values['if-changed'] && existsSync(context.outDir) && readBuildStamp(context.outDir) === fingerprint) {
    console.log('The last build is current.');
    return;
  }
  const started = performance.now();
  for (const step of steps) {
    const stepStarted = performance.now();
    const result = await step.run(context);
    const seconds = ((performance.now() - stepStarted) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${step.name}${result ? `: ${result}` : ''}`);
  }
  writeBuildStamp(context.outDir, fingerprint);
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  in all`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
