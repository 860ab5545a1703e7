/**
 * The client for the hosted search service. The service's own library sends the requests and retries them on other
 * hosts. If it is configured, search/plugin.ts bundles this client instead of the embedded one.
 */
import {
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
  createStatefulHost,
  type Cache,
  type Host,
  type StatefulHost,
} from '@algolia/client-common';
import type {SiteSearch} from '@site/search/site';
import {liteClient} from 'algoliasearch/lite';
import {dialogHits, groupOf, SearchRefused, type Answer, type Query, type SearchClient} from '../answer';
import {MOST_SUGGESTIONS} from '../limits';
import {groupsOf, readAnswer, requestBody} from './wire-format';

type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Site = Extract<SiteSearch, {mode: 'hosted'}>;

/** Milliseconds. After a timeout, the library gives the next host longer. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

const browserCache = (): Cache =>
  createFallbackableCache({caches: [createBrowserLocalStorageCache({key: 'hosts'}), createMemoryCache()]});

/** Milliseconds. */
const RETRY_AFTER = 120_000;

/**
 * Remembers for two minutes, even across pages, which hosts didn't respond. On its own, the library would look for a host
 * under another key than it stored it under, and read it without its methods.
 */
export function hostMemory(cache = browserCache()): Cache {
  return {
    ...cache,
    async get(key) {
      const host = key as Host;
      const {status, lastUpdate = 0} = await cache.get<Partial<StatefulHost>>(host.url, async () => ({}));
      return createStatefulHost(host, Date.now() - lastUpdate <= RETRY_AFTER ? status : 'up') as never;
    },
    set: (key, host) => cache.set((key as Host).url, host),
  };
}

/** The service suggests no queries, so this suggests the largest set of groups that earlier hits were in. */
function suggestGroups(): (answer: Answer) => Answer {
  let names: string[] = [];
  return (answer) => {
    const found = groupsOf(answer.hits).map(({name}) => name);
    if (found.length > names.length) names = found;
    return answer.nbHits === 0 ? {...answer, suggestions: names.slice(0, MOST_SUGGESTIONS)} : answer;
  };
}

export function createClient(
  site: Site,
  options: LiteOptions = {},
): SearchClient & Pick<LiteClient, 'getRecommendations' | 'customPost'> {
  const client = liteClient(site.appId, site.apiKey, {timeouts: TIMEOUTS, hostsCache: hostMemory(), ...options});
  const withSuggestions = suggestGroups();

  const find = async (query: Query): Promise<Answer> =>
    readAnswer(query.query, await client.search(requestBody(query, site)), site);

  return {
    async search(query) {
      try {
        // An answer under one heading doesn't tell how many hits the others have.
        const all = query.group === undefined ? undefined : find({query: query.query});
        const answer = await find(query);
        const hits = query.forDialog ? dialogHits(answer.hits, groupOf) : answer.hits;
        return withSuggestions({...answer, hits, groups: ((await all) ?? answer).groups});
      } catch (error) {
        // A response that can't be read must not be served from the cache on a retry.
        await client.clearCache();
        const {status, message} = error as {status?: number; message: string};
        throw typeof status === 'number' && status >= 400 && status < 500 ? new SearchRefused(message, status) : error;
      }
    },
    warm() {},
    getRecommendations: (parameters, requestOptions) => client.getRecommendations(parameters, requestOptions),
    customPost: (parameters, requestOptions) => client.customPost(parameters, requestOptions),
  };
}
