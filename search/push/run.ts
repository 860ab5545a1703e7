/**
 * `npm run search:push [-- --dry-run] [-- --site folder]`: uploads the built site's records to the hosted index
 * named by ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME, with the key in ALGOLIA_ADMIN_KEY. If it fails, it exits with 1
 * and the index stays as it was.
 */
import {algoliasearch} from 'algoliasearch';
import {runPush} from './run-push';

runPush({
  args: process.argv.slice(2),
  env: process.env,
  log: (line) => console.log(line),
  connect: ({appId, adminKey}) => algoliasearch(appId, adminKey),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
