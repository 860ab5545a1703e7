/**
 * The client for the hosted search service. The service's own library sends the requests and retries them on other
 * hosts. If it is configured, search/plugin.ts bundles this client instead of the embedded one.
 */
import {createMemoryCache, createStatefulHost, type Cache, type Host, type StatefulHost} from '@algolia/client-common';
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

/** Milliseconds. */
const RETRY_AFTER = 120_000;
const STORE = 'search-hosts';

function readFailures(): Record<string, Partial<StatefulHost> | null> {
  try {
    return Object(JSON.parse(localStorage.getItem(STORE)!));
  } catch {
    return {};
  }
}

/**
 * Remembers for two minutes, even across pages, which hosts didn't respond. The library's own cache would look for a host
 * under another key than it stored it under, and so never find it.
 */
export function hostMemory(): Cache {
  const failures = readFailures();
  return {
    ...createMemoryCache(),
    async get(key) {
      const {status, lastUpdate = 0} = failures[(key as Host).url] ?? {};
      const isRecent = Date.now() - lastUpdate <= RETRY_AFTER;
      return createStatefulHost(key as Host, isRecent ? status : 'up') as never;
    },
    async set(key, host) {
      failures[(key as Host).url] = host as StatefulHost;
      try {
        localStorage.setItem(STORE, JSON.stringify(failures));
      } catch {
        // If storage is full or blocked, failures are remembered on this page only.
      }
      return host;
    },
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
