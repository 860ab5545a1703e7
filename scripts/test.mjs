/** `npm test`: set up, build once, run everything, and end with one line of counts. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
process.exit(runScript('scripts/test/run.ts', process.argv.slice(2), {allowFailure: true}));
