import type {SearchHit, SearchResult} from '@site/src/search/client/types';
import {useCallback, useEffect, useRef, useState} from 'react';
import {foundGroups} from './found-groups';
import {useAsk} from './useAsk';

/** A pause in typing that is worth a query. */
const TYPING_PAUSE = 300;
const MOST_SUGGESTIONS = 3;

/** Why there is no answer, in words for the reader if the service gave any. */
export type Failure = {helpText?: string};

export type FoundResults = {
  status: 'found';
  /** The query that was answered; a newer one may be under way. */
  query: string;
  hits: SearchHit[];
  count: number;
  suggestions: string[];
  nextPage: number | undefined;
  /** Set if the next hits could not be fetched. */
  moreFailed?: Failure;
};

export type Results = {status: 'idle'} | {status: 'loading'} | ({status: 'error'} & Failure) | FoundResults;

function found(query: string, answer: SearchResult, hitsBefore: SearchHit[] = []): FoundResults {
  return {
    status: 'found',
    query,
    hits: [...hitsBefore, ...answer.hits],
    count: answer.nbHits,
    suggestions: (answer.suggestions ?? []).slice(0, MOST_SUGGESTIONS),
    nextPage: answer.page + 1 < answer.nbPages ? answer.page + 1 : undefined,
  };
}

const failureOf = (error: unknown): Failure => ({helpText: (error as Failure).helpText});

/** Asks, and suggests the headings of earlier hits where the search has no suggestions of its own. */
function useAskWithSuggestions() {
  const ask = useAsk();
  const [groups] = useState(foundGroups);
  return useCallback(
    async (query: string, page: number): Promise<SearchResult> => {
      const answer = await ask(query, page);
      groups.add(answer.hits);
      return {suggestions: groups.names(), ...answer};
    },
    [ask, groups],
  );
}

/** Runs the query of the results page; answers that come too late are dropped. */
export function useResults(query: string) {
  const ask = useAskWithSuggestions();
  const [results, setResults] = useState<Results>({status: 'idle'});
  const latestQuery = useRef(query);
  latestQuery.current = query;

  const searchNow = useCallback(async () => {
    const asked = latestQuery.current;
    if (!asked) return;
    const next = await ask(asked, 0).then(
      (answer): Results => found(asked, answer),
      (error): Results => ({status: 'error', ...failureOf(error)}),
    );
    if (latestQuery.current === asked) setResults(next);
  }, [ask]);

  /** The next hits after those that are shown, unless others are shown by the time they come. */
  const fetchMore = useCallback(
    async (shown: FoundResults) => {
      if (shown.nextPage === undefined) return;
      const next = await ask(shown.query, shown.nextPage).then(
        (answer) => found(shown.query, answer, shown.hits),
        (error): FoundResults => ({...shown, moreFailed: failureOf(error)}),
      );
      setResults((current) => (current === shown ? next : current));
    },
    [ask],
  );

  /** Forgets the failure, so that the end of the list is waited for again; it is in view. */
  const retryMore = useCallback((shown: FoundResults) => setResults({...shown, moreFailed: undefined}), []);

  useEffect(() => {
    if (!query) {
      setResults({status: 'idle'});
      return undefined;
    }
    setResults((before) => (before.status === 'found' ? before : {status: 'loading'}));
    const timer = setTimeout(() => void searchNow(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, searchNow]);

  return {results, searchNow, fetchMore, retryMore};
}
