/** Where to push, from the environment. The admin key is never written anywhere. */
export type PushSettings = {appId: string; adminKey: string; indexName: string};

export function readPushSettings(env: NodeJS.ProcessEnv): PushSettings {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX_NAME: indexName = 'docs'} = env;
  if (!appId) throw new Error('`appId` is missing. Set ALGOLIA_APP_ID to the application that holds the index.');
  if (!adminKey) {
    throw new Error('`apiKey` is missing. Set ALGOLIA_ADMIN_KEY to a key that may add, change and delete indexes.');
  }
  return {appId, adminKey, indexName};
}
