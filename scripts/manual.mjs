/** `npm run manual`: set up, build what changed, make the PDFs, and build again, so that the site offers them. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/build/run.ts', ['--if-changed']);
runScript('scripts/manual/run.ts', process.argv.slice(2));
runScript('scripts/build/run.ts');
