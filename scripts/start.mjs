/** `npm start`: set up, build what changed, and serve the site with its embedded search. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/build/run.ts', ['--if-changed']);
runScript('server/serve.ts', process.argv.slice(2));
