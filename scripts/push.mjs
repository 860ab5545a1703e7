/** `npm run search:push`: builds what changed and uploads the search records to the hosted index. */
import {ensureDependencies, runBuild, runScript} from './setup.mjs';

ensureDependencies();
// A push needs only the admin key. Without the search key, the pages are built for the embedded search.
const env = process.env.ALGOLIA_API_KEY ? {} : {ALGOLIA_APP_ID: undefined};
runBuild(['--if-changed'], {env});
process.exit(runScript('search/push/run.ts', process.argv.slice(2), {allowFailure: true}));
