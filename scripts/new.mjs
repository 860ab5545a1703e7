/** `npm run new -- page docs/cases/return-visits`: creates a page with its sidebar entry and its questions. */
import {ensureDependencies, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/new/run.ts', process.argv.slice(2));
