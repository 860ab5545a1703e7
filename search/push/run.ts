/**
 * `npm run search:push [-- --dry-run] [-- --site folder]`: uploads the built site's records to the hosted index
 * named by ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME, with the key in ALGOLIA_ADMIN_KEY.
 */
import {push} from './push';

void push(process.argv.slice(2));
