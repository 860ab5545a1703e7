/**
 * The client for the hosted search service, with the timeouts and host memory that the specification requires. If it is
 * configured, search/plugin.ts bundles it instead of the embedded one.
 */
import type {SiteSearch} from '@site/search/site';
import {liteClient} from 'algoliasearch/lite';
import {dialogHits, groupOf, SearchRefused, type Answer, type Query, type SearchClient} from '../answer';
import {createRequester, hostMemory, TIMEOUTS} from './hosts';
import {readAnswer, requestBody} from './wire-format';

type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Site = Extract<SiteSearch, {mode: 'hosted'}>;

export function createClient(
  site: Site,
  options: LiteOptions = {},
): SearchClient & Pick<LiteClient, 'getRecommendations' | 'customPost'> {
  const requester = createRequester();
  const client = liteClient(site.appId, site.apiKey, {
    timeouts: TIMEOUTS,
    requester,
    hostsCache: hostMemory(),
    ...options,
  });

  async function find(query: Query): Promise<Answer> {
    const body = requestBody(query, site);
    const response: unknown = await client
      .search(body)
      .catch((error: unknown) => requester.lateAnswer(JSON.stringify(body)).catch(() => Promise.reject(error)));
    return readAnswer(query.query, response, site);
  }

  return {
    async search(query) {
      try {
        const answer = await find(query);
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
