/**
 * `npm run search:push [-- --dry-run] [-- --site folder]`: uploads the built site's records to the hosted index
 * named by ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME, with the key in ALGOLIA_ADMIN_KEY.
 */
import {algoliasearch} from 'algoliasearch';
import {push} from './push';

push({
  args: process.argv.slice(2),
  env: process.env,
  log: (line) => console.log(line),
  connect: ({appId, adminKey}) => algoliasearch(appId, adminKey),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
