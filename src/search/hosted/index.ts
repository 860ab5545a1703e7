/** The hosted search service, with the timings and the host memory that the specification asks for. */
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import {liteClient} from 'algoliasearch/lite';
import type {SearchSettings} from '@site/config/search';
import {SearchRefused} from '../client/errors';
import type {SearchClient} from '../client/types';
import {exactTimeouts, TIMEOUTS} from './exact-timeouts';
import {hostMemory} from './host-memory';
import {readableResults} from './readable-results';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export function createHostedClient(
  {appId, apiKey}: Pick<SearchSettings, 'appId' | 'apiKey'>,
  options: LiteOptions = {},
): SearchClient & Pick<ReturnType<typeof liteClient>, 'getRecommendations' | 'customPost'> {
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    requester: exactTimeouts(createXhrRequester()),
    hostsCache: hostMemory(),
    ...options,
  });
  return {
    async search({requests}) {
      try {
        const answer: unknown = await client.search({requests: requests as Parameters<typeof client.search>[0] & []});
        return {results: readableResults(answer, requests.length)};
      } catch (error) {
        // What could not be read must not be kept as the answer to the next try.
        await client.clearCache();
        const {status, message} = error as {status?: number; message: string};
        throw typeof status === 'number' && status >= 400 && status < 500 ? new SearchRefused(message, status) : error;
      }
    },
    getRecommendations: (parameters, requestOptions) => client.getRecommendations(parameters, requestOptions),
    customPost: (parameters, requestOptions) => client.customPost(parameters, requestOptions),
  };
}
