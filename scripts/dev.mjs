/** `npm run dev`: the writers' server, with live reload. */
import {ensureDependencies, run} from './setup.mjs';

ensureDependencies();
run('npx', ['docusaurus', 'start', ...process.argv.slice(2)]);
