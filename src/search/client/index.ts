/**
 * The one seam of the search: the modal and the results page both get their client here. With the
 * hosted service configured it is the hosted client, otherwise the embedded one; the code of the other
 * is never downloaded.
 */
import type {SearchSettings} from '@site/config/search';
import {fetchSearch} from '@site/src/start-on-intent/fetch-search';
import {SearchUnavailable} from './errors';
import {sanitizeResult} from './sanitize';
import type {SearchClient} from './types';

export type SearchPlace = SearchSettings & {baseUrl: string; siteUrl: string};

async function createClient(place: SearchPlace): Promise<SearchClient> {
  if (place.mode === 'hosted') {
    const {createHostedClient} = await import(/* webpackChunkName: "search-hosted" */ '../hosted');
    return createHostedClient(place);
  }
  // The client would ask for its worker, and that for the index.
  fetchSearch(/search-(worker|index)/);
  const {createEmbeddedClient} = await import(/* webpackChunkName: "search-embedded" */ '../embedded/client');
  return createEmbeddedClient({baseUrl: place.baseUrl, folder: builtWithIndex()}) as SearchClient;
}

/** The folder of the index among the files that the build lists on the loader's script. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

let connected: Promise<SearchClient> | undefined;

/** The same client for every caller; a failed download is forgotten, so that the next call tries again. */
export function connectSearch(place: SearchPlace): Promise<SearchClient> {
  connected ??= createClient(place).catch((error: unknown) => {
    connected = undefined;
    throw new SearchUnavailable('The search could not be loaded.', {cause: error});
  });
  return connected;
}

/** A client that connects with its first query, for callers that need one at once. */
export function lazySearchClient(place: SearchPlace, connect = connectSearch): SearchClient {
  return {
    async search(request) {
      const client = await connect(place);
      const {results} = await client.search(request);
      return {results: results.map((result) => sanitizeResult(result, place))};
    },
    warm() {
      connect(place).then(
        (client) => client.warm?.(),
        // Warming is a favour; the query that follows reports the failure.
        () => {},
      );
    },
  };
}
