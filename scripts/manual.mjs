/** `npm run manual`: builds what changed, makes the PDFs, and builds again, so that the site offers them. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
runBuild(['--if-changed']);
runScript('scripts/manual/run.ts', process.argv.slice(2));
runBuild();
