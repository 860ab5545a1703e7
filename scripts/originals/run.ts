/** `npm run theme:originals`: records the theme's originals, after each changed one was compared with its override. */
import {writeFileSync} from 'node:fs';
import {ORIGINALS_FILE, readOriginals} from '../../checks/theme/originals';

const originals = readOriginals();
writeFileSync(ORIGINALS_FILE, `${JSON.stringify(originals, undefined, 2)}\n`);
console.log(`${ORIGINALS_FILE}: ${Object.keys(originals).length} overrides.`);
