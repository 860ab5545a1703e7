/**
 * `npm run build`: runs the generator, then compression, and times each one.
 * `--out-dir X` builds elsewhere; `--if-changed` skips the build if the last one is current; `--uncompressed` stops
 * after the generator.
 */
import {readOptions} from '../../lib/options';
import {buildSite} from './build-site';

const {values} = readOptions({
  options: {
    'out-dir': {type: 'string'},
    'if-changed': {type: 'boolean'},
    uncompressed: {type: 'boolean'},
  },
});
void buildSite({outDir: values['out-dir'], ifChanged: values['if-changed'], isCompressed: !values.uncompressed});
