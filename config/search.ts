/**
 * Which search answers: the hosted service when its application id and key are both given, the
 * embedded engine when neither is. One alone is a mistake and stops the build.
 */
import {UserError} from './user-error';

export type SearchSettings =
  {mode: 'embedded'; indexName: string} | {mode: 'hosted'; indexName: string; appId: string; apiKey: string};

export function readSearchSettings(env: NodeJS.ProcessEnv = process.env): SearchSettings {
  const appId = env.ALGOLIA_APP_ID ?? '';
  const apiKey = env.ALGOLIA_API_KEY ?? '';
  const indexName = env.ALGOLIA_INDEX_NAME ?? 'docs';
  if (appId && !apiKey)
    throw new UserError('`apiKey` is missing. Set ALGOLIA_API_KEY (the search-only key) as well as ALGOLIA_APP_ID.');
  if (apiKey && !appId) throw new UserError('`appId` is missing. Set ALGOLIA_APP_ID as well as ALGOLIA_API_KEY.');
  return appId ? {mode: 'hosted', indexName, appId, apiKey} : {mode: 'embedded', indexName};
}

/** What an empty search offers to a reader who has not searched before: tasks, as queries. */
export const STARTING_TASKS = [
  'Put a case on hold',
  'Invoice a case',
  'Set up a custom price',
  'Print a return label',
  'Connect an intraoral scanner',
] as const;
