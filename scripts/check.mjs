/** `npm run check`: checks types, lint, unit tests, and content for what changed, for everyday use. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
process.exit(runScript('scripts/check/run.ts', process.argv.slice(2), {allowFailure: true}));
