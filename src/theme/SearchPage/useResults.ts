import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {lazySearchClient} from '@site/src/search/client';
import type {SearchHit, SearchResult} from '@site/src/search/client/types';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import {useCallback, useEffect, useRef, useState} from 'react';

const HITS_PER_PAGE = 20;
/** A pause in typing that is worth a query. */
const TYPING_PAUSE = 300;

export type FoundResults = {
  status: 'found';
  /** The query that was answered; a newer one may be under way. */
  query: string;
  hits: SearchHit[];
  count: number;
  suggestions: string[];
  nextPage: number | undefined;
};

export type Results = {status: 'idle'} | {status: 'loading'} | {status: 'error'; helpText?: string} | FoundResults;

function found(query: string, answer: SearchResult, hitsBefore: SearchHit[] = []): FoundResults {
  return {
    status: 'found',
    query,
    hits: [...hitsBefore, ...answer.hits],
    count: answer.nbHits,
    suggestions: (answer.suggestions ?? []).slice(0, 3),
    nextPage: answer.page + 1 < answer.nbPages ? answer.page + 1 : undefined,
  };
}

const failed = (error: unknown): Results => ({status: 'error', helpText: (error as {helpText?: string}).helpText});

/** Asks the search for one page of results. */
function useAsk(): (query: string, page: number) => Promise<SearchResult> {
  const place = useSearchPlace();
  const {locale, tags} = useContextualSearchFilters();
  const client = useRef(lazySearchClient(place)).current;
  return useCallback(
    async (query, page) => {
      const {results} = await client.search({
        requests: [
          {
            indexName: place.indexName,
            query,
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
      return results[0]!;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
    [client, locale, tags.join()],
  );
}

/** Runs the query of the results page; answers that come too late are dropped. */
export function useResults(query: string) {
  const ask = useAsk();
  const [results, setResults] = useState<Results>({status: 'idle'});
  const latestQuery = useRef(query);
  latestQuery.current = query;

  const searchNow = useCallback(async () => {
    const asked = latestQuery.current;
    if (!asked) return;
    const next = await ask(asked, 0).then((answer) => found(asked, answer), failed);
    if (latestQuery.current === asked) setResults(next);
  }, [ask]);

  /** The next hits after those that are shown, unless others are shown by the time they come. */
  const fetchMore = useCallback(
    async (shown: FoundResults) => {
      if (shown.nextPage === undefined) return;
      const next = await ask(shown.query, shown.nextPage).then(
        (answer) => found(shown.query, answer, shown.hits),
        failed,
      );
      setResults((current) => (current === shown ? next : current));
    },
    [ask],
  );

  useEffect(() => {
    if (!query) {
      setResults({status: 'idle'});
      return undefined;
    }
    setResults((before) => (before.status === 'found' ? before : {status: 'loading'}));
    const timer = setTimeout(() => void searchNow(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, searchNow]);

  return {results, searchNow, fetchMore};
}
