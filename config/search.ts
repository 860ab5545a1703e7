/**
 * Selects the search backend: the hosted service if both its application id and key are set, the embedded
 * engine if neither is. Setting only one is a mistake and stops the build.
 */
import {UserError} from '../lib/user-error';

/** Placeholder in pages for the files that the first search needs, which are known only after the last page. */
export const SEARCH_FILES = 'search-files-of-this-build';

export type SearchSettings =
  {mode: 'embedded'; indexName: string} | {mode: 'hosted'; indexName: string; appId: string; apiKey: string};

export function readSearchSettings(env: NodeJS.ProcessEnv = process.env): SearchSettings {
  const appId = env.ALGOLIA_APP_ID ?? '';
  const apiKey = env.ALGOLIA_API_KEY ?? '';
  const indexName = env.ALGOLIA_INDEX_NAME || 'docs';
  if (appId && !apiKey)
    throw new UserError('`apiKey` is missing. Set ALGOLIA_API_KEY (the search-only key) as well as ALGOLIA_APP_ID.');
  if (apiKey && !appId) throw new UserError('`appId` is missing. Set ALGOLIA_APP_ID as well as ALGOLIA_API_KEY.');
  // The id becomes part of host names in the security policy.
  if (/[^a-z\d]/i.test(appId)) throw new UserError(`ALGOLIA_APP_ID has letters and digits only. It is "${appId}".`);
  return appId ? {mode: 'hosted', indexName, appId, apiKey} : {mode: 'embedded', indexName};
}
