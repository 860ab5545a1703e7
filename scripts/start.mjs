/** `npm start`: builds what changed and serves the site with its embedded search. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
runBuild(['--if-changed']);
runScript('server/serve.ts', process.argv.slice(2));
