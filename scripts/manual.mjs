/** `npm run manual`: set up, build what changed, make the PDFs, and build again, so that the site offers them. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
runBuild(['--if-changed']);
runScript('scripts/manual/run.ts', process.argv.slice(2));
runBuild();
