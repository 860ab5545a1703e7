/** `npm start`: set up, build what changed, and serve the site with its embedded search. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
runBuild(['--if-changed']);
runScript('server/serve.ts', process.argv.slice(2));
