/** `npm run search:push`: set up, build what changed, and send the search records to the hosted index. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/build/run.ts', ['--if-changed']);
process.exit(runScript('scripts/search/push.ts', process.argv.slice(2), {allowFailure: true}));
