/**
 * `npm run build`: runs the generator, then compression, and times each one.
 * `--out-dir X` builds elsewhere; `--if-changed` skips the build if the last one is current; `--uncompressed` stops
 * after the generator.
 */
import '../../config/report-errors';
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildSite} from './build-site';
import {readBuildStamp, sourceFingerprint} from './fingerprint';
import {steps, type BuildContext} from './steps';

async function main() {
  const {values} = parseArgs({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      'if-changed': {type: 'boolean', default: false},
      uncompressed: {type: 'boolean', default: false},
    },
  });
  const context: BuildContext = {outDir: resolve(values['out-dir'])};
  const fingerprint = sourceFingerprint();
  if (values['if-changed'] && existsSync(context.outDir) && readBuildStamp(context.outDir) === fingerprint) {
    console.log('The last build is current.');
    return;
  }
  const chosen = values.uncompressed ? steps.filter(({name}) => name !== 'compress') : steps;
  await buildSite(context, chosen, fingerprint);
}

void main();
