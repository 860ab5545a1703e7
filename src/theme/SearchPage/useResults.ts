import {useCallback, useEffect, useRef, useState} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {lazySearchClient} from '@site/src/search/client';
import type {SearchHit} from '@site/src/search/client/types';
import {useSearchPlace} from '@site/src/search/useSearchPlace';

const HITS_PER_PAGE = 20;
/** A pause in typing that is worth a query. */
const TYPING_PAUSE = 300;

export type Results =
  | {status: 'idle'}
  | {status: 'loading'}
  | {status: 'error'; helpText?: string}
  | {status: 'found'; hits: SearchHit[]; count: number; suggestions: string[]; nextPage: number | undefined};

/** Runs the query of the results page; answers that come too late are dropped. */
export function useResults(query: string) {
  const place = useSearchPlace();
  const {locale, tags} = useContextualSearchFilters();
  const [results, setResults] = useState<Results>({status: 'idle'});
  const client = useRef(lazySearchClient(place)).current;
  const latestQuery = useRef(query);
  latestQuery.current = query;

  const fetchPage = useCallback(
    async (page: number) => {
      const asked = latestQuery.current;
      try {
        const {results: answers} = await client.search({
          requests: [
            {
              indexName: place.indexName,
              query: asked,
              page,
              hitsPerPage: HITS_PER_PAGE,
              facetFilters: [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
              attributesToSnippet: ['content:30'],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
            },
          ],
        });
        const answer = answers[0];
        if (!answer || latestQuery.current !== asked) return;
        setResults((before) => ({
          status: 'found',
          hits: page > 0 && before.status === 'found' ? [...before.hits, ...answer.hits] : answer.hits,
          count: answer.nbHits,
          suggestions: (answer.suggestions ?? []).slice(0, 3),
          nextPage: page + 1 < answer.nbPages ? page + 1 : undefined,
        }));
      } catch (error) {
        if (latestQuery.current === asked) setResults({status: 'error', helpText: (error as {helpText?: string}).helpText});
      }
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
    [client, locale, tags.join()],
  );

  useEffect(() => {
    if (!query) {
      setResults({status: 'idle'});
      return undefined;
    }
    setResults((before) => (before.status === 'found' ? before : {status: 'loading'}));
    const timer = setTimeout(() => void fetchPage(0), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, fetchPage]);

  return {results, fetchPage};
}
