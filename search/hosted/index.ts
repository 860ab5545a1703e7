/**
 * The client for the hosted search service: the service's own library, with its hosts, retries, and timeouts. If it is
 * configured, search/plugin.ts bundles it instead of the embedded one.
 */
import type {SiteSearch} from '@site/search/site';
import {liteClient} from 'algoliasearch/lite';
import {dialogHits, groupOf, SearchRefused, type SearchClient} from '../answer';
import {hostMemory} from './hosts';
import {readAnswer, requestBody} from './wire-format';

type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Site = Extract<SiteSearch, {mode: 'hosted'}>;

/** Milliseconds. The library has the same for browsers. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

export function createClient(
  site: Site,
  options: LiteOptions = {},
): SearchClient & Pick<LiteClient, 'getRecommendations' | 'customPost'> {
  const client = liteClient(site.appId, site.apiKey, {timeouts, hostsCache: hostMemory(), ...options});
  return {
    async search(query) {
      try {
        const answer = readAnswer(query.query, await client.search(requestBody(query, site)), site);
        return query.forDialog ? {...answer, hits: dialogHits(answer.hits, groupOf)} : answer;
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
