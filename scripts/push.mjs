/** `npm run search:push`: set up, build what changed, and send the search records to the hosted index. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
// A push needs the admin key only. Without the key that readers search with, the pages are built for the embedded search.
const env = process.env.ALGOLIA_API_KEY ? {} : {ALGOLIA_APP_ID: undefined};
runBuild(['--if-changed'], {env});
process.exit(runScript('scripts/search/push.ts', process.argv.slice(2), {allowFailure: true}));
