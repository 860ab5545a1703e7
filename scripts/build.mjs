/** `npm run build`: set up and build the site into `build/`. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/build/run.ts', process.argv.slice(2));
