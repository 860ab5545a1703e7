/** `npm test`: builds once, runs all tests, and ends with one line of counts. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
process.exit(runScript('scripts/test/run.ts', process.argv.slice(2), {allowFailure: true}));
