/** `npm run build`: set up and build the site into `build/`. */
import {ensureDependencies, runBuild} from './setup.mjs';

ensureDependencies();
runBuild(process.argv.slice(2));
