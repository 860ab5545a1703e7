/** `npm run dev`: the development server for writers, with live reload. */
import {ensureDependencies, run, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/dev/settings.ts');
// Set explicitly, because the generator would keep a NODE_ENV inherited from the environment.
run('npx', ['docusaurus', 'start', ...process.argv.slice(2)], {env: {NODE_ENV: 'development'}});
