/** `npm run build [-- --out-dir folder]`: runs the generator, then compresses its files, and times both. */
import {readOptions} from '../../lib/options';
import {buildSite} from './build-site';

const {values} = readOptions({options: {'out-dir': {type: 'string'}}});
void buildSite(values['out-dir']);
