/**
 * `npm run build`: runs the generator, then compression, and times each one.
 * `--out-dir X` builds elsewhere; `--if-changed` skips the build if the last one is current; `--uncompressed` stops
 * after the generator.
 */
import '../../lib/report-errors';
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildSite} from './build-site';
import {compress} from './compress';
import {readBuildStamp, sourceFingerprint} from './fingerprint';
import {generate} from './generate';

async function main() {
  const {values} = parseArgs({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      'if-changed': {type: 'boolean', default: false},
      uncompressed: {type: 'boolean', default: false},
    },
  });
  const outDir = resolve(values['out-dir']);
  const fingerprint = sourceFingerprint();
  if (values['if-changed'] && existsSync(outDir) && readBuildStamp(outDir) === fingerprint) {
    console.log('The last build is current.');
    return;
  }
  // Post-processing of the pages is a plugin of the generator (plugins/built-pages).
  const pages = {name: 'generate pages', run: generate};
  const steps = values.uncompressed ? [pages] : [pages, {name: 'compress', run: compress}];
  await buildSite(outDir, steps, fingerprint);
}

void main();
