/** `npm run dev`: the writers' server, with live reload. */
import {ensureDependencies, run, runScript} from './setup.mjs';

ensureDependencies();
runScript('scripts/dev/settings.ts');
// Who started it may have another: the generator would keep that one.
run('npx', ['docusaurus', 'start', ...process.argv.slice(2)], {env: {NODE_ENV: 'development'}});
