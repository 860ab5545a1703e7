/** `npm run build [-- --out-dir folder]`: checks pages, runs the generator, compresses its files, and times each step. */
import {readOptions} from '../../lib/options';
import {buildSite} from './build-site';

const {values} = readOptions({options: {'out-dir': {type: 'string'}}});
void buildSite(values['out-dir']);
