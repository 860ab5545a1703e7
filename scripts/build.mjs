/** `npm run build`: installs dependencies and builds the site into `build/`. */
import {ensureDependencies, runBuild} from './setup.mjs';

ensureDependencies();
runBuild(process.argv.slice(2));
