/** `npm run check`: types, lint, unit tests and content checks of what changed, for the daily loop. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
process.exit(runScript('scripts/check/run.ts', process.argv.slice(2), {allowFailure: true}));
