import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {lazySearchClient} from '@site/src/search/client';
import {searchParameters} from '@site/src/search/client/search-parameters';
import type {FacetFilters, SearchResult} from '@site/src/search/client/types';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import {useCallback, useRef} from 'react';

/** Asks the search for one page of results. */
export function useAsk(): (query: string, page: number) => Promise<SearchResult> {
  const place = useSearchPlace();
  const facetFilters = useAlgoliaContextualFacetFilters() as FacetFilters;
  const client = useRef(lazySearchClient(place)).current;
  return useCallback(
    async (query, page) => {
      const request = {...searchParameters(), indexName: place.indexName, query, page, facetFilters};
      const {results} = await client.search({requests: [request]});
      return results[0]!;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
    [client, facetFilters.flat().join()],
  );
}
