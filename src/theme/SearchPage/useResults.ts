import type {Answer, Hit} from '@site/src/search/answer';
import {searchClient} from '@site/src/search/client';
import {snippetWords} from '@site/src/search/snippet-words';
import {useCallback, useEffect, useRef, useState} from 'react';

/** A pause in typing that is worth a query. */
const TYPING_PAUSE = 300;

export type Search = {
  query: string;
  /** Only hits under this top-level heading. */
  group: string | undefined;
};

/** Why there is no answer, in words for the reader if the service gave any. */
export type Failure = {helpText?: string | undefined};

export type FoundResults = {
  status: 'found';
  /** What was answered; a newer query may be under way. */
  search: Search;
  hits: Hit[];
  count: number;
  suggestions: string[];
  /** Of all hits, whichever group is shown. */
  groups: Answer['groups'];
  nextPage: number | undefined;
  /** Set if the next hits could not be fetched. */
  moreFailed?: Failure | undefined;
};

export type Results = {status: 'idle'} | {status: 'loading'} | ({status: 'error'} & Failure) | FoundResults;

const failureOf = (error: unknown): Failure => ({helpText: (error as Failure).helpText});
const isSame = (one: Search, other: Search) => one.query === other.query && one.group === other.group;

const ask = ({query, group}: Search, page: number): Promise<Answer> =>
  searchClient().search({query, page, snippetWords: snippetWords(), ...(group !== undefined && {group})});

async function find(search: Search): Promise<FoundResults> {
  const everything = search.group === undefined ? undefined : ask({...search, group: undefined}, 0);
  const answer = await ask(search, 0);
  const {groups} = (await everything) ?? answer;
  return {status: 'found', search, hits: answer.hits, count: answer.nbHits, groups, ...pageAfter(answer)};
}

function pageAfter({page, nbPages, suggestions}: Answer): Pick<FoundResults, 'nextPage' | 'suggestions'> {
  return {nextPage: page + 1 < nbPages ? page + 1 : undefined, suggestions};
}

/** Runs the search of the results page; answers that come too late are dropped. */
export function useResults({query, group}: Search) {
  const [results, setResults] = useState<Results>({status: 'idle'});
  const latest = useRef<Search>({query, group});
  latest.current = {query, group};

  const searchNow = useCallback(async () => {
    const search = latest.current;
    if (!search.query) return;
    const next = await find(search).catch((error: unknown): Results => ({status: 'error', ...failureOf(error)}));
    if (isSame(latest.current, search)) setResults(next);
  }, []);

  /** The next hits after those that are shown, unless others are shown by the time they come. */
  const fetchMore = useCallback(async (shown: FoundResults) => {
    if (shown.nextPage === undefined) return;
    const next = await ask(shown.search, shown.nextPage).then(
      (answer): FoundResults => ({...shown, hits: [...shown.hits, ...answer.hits], ...pageAfter(answer)}),
      (error: unknown): FoundResults => ({...shown, moreFailed: failureOf(error)}),
    );
    setResults((current) => (current === shown ? next : current));
  }, []);

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
  }, [query, group, searchNow]);

  return {results, searchNow, fetchMore, retryMore};
}
