import type {Answer, Hit} from '@site/search/answer';
import {searchClient} from '@site/search/client';
import {isBlank} from '@site/search/limits';
import {useCallback, useEffect, useRef, useState} from 'react';

/** Debounce while typing, in milliseconds. */
const TYPING_PAUSE = 300;

export type Search = {
  query: string;
  /** Only hits under this top-level heading. */
  group: string | undefined;
};

/** The service's error message for the reader, if any. */
export type Failure = {helpText?: string | undefined};

export type FoundResults = {
  status: 'found';
  /** The search that these results belong to. A newer one may be loading. */
  search: Search;
  hits: Hit[];
  count: number;
  suggestions: string[];
  /** Counts for all hits, regardless of the selected group. */
  groups: Answer['groups'];
  nextPage: number | undefined;
  /** Set if fetching the next hits failed. */
  moreFailed?: Failure | undefined;
};

export type Results = {status: 'idle'} | {status: 'loading'} | ({status: 'error'} & Failure) | FoundResults;

const failureOf = (error: unknown): Failure => ({helpText: (error as Failure).helpText});
const isSame = (one: Search, other: Search) => one.query === other.query && one.group === other.group;

const ask = ({query, group}: Search, page: number): Promise<Answer> =>
  searchClient().search({query, page, ...(group !== undefined && {group})});

async function find(search: Search): Promise<FoundResults> {
  const everything = search.group === undefined ? undefined : ask({...search, group: undefined}, 0);
  const answer = await ask(search, 0);
  const {groups} = (await everything) ?? answer;
  return {status: 'found', search, hits: answer.hits, count: answer.nbHits, groups, ...pageAfter(answer)};
}

function pageAfter({page, nbPages, suggestions}: Answer): Pick<FoundResults, 'nextPage' | 'suggestions'> {
  return {nextPage: page + 1 < nbPages ? page + 1 : undefined, suggestions};
}

/** Runs the search of the results page, and drops outdated answers. */
export function useResults({query, group}: Search) {
  const [results, setResults] = useState<Results>({status: 'idle'});
  const latest = useRef<Search>({query, group});
  latest.current = {query, group};

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const searchNow = useCallback(async () => {
    clearTimeout(typing.current);
    const search = latest.current;
    if (isBlank(search.query)) return;
    const next = await find(search).catch((error: unknown): Results => ({status: 'error', ...failureOf(error)}));
    if (isSame(latest.current, search)) setResults(next);
  }, []);

  /** Appends the next hits, unless the results have changed by the time they arrive. */
  const fetchMore = useCallback(async (shown: FoundResults) => {
    if (shown.nextPage === undefined) return;
    const next = await ask(shown.search, shown.nextPage).then(
      (answer): FoundResults => ({...shown, hits: [...shown.hits, ...answer.hits], ...pageAfter(answer)}),
      (error: unknown): FoundResults => ({...shown, moreFailed: failureOf(error)}),
    );
    setResults((current) => (current === shown ? next : current));
  }, []);

  /** Clears the failure, so the observer mounts again and fetches right away, because the end is in the viewport. */
  const retryMore = useCallback((shown: FoundResults) => setResults({...shown, moreFailed: undefined}), []);

  useEffect(() => {
    if (isBlank(query)) {
      setResults({status: 'idle'});
      return undefined;
    }
    // The hits of another query would be under the wrong heading.
    const isShown = (shown: Results) => shown.status === 'found' && shown.search.query === query;
    setResults((shown) => (isShown(shown) ? shown : {status: 'loading'}));
    const timer = setTimeout(() => void searchNow(), TYPING_PAUSE);
    typing.current = timer;
    return () => clearTimeout(timer);
  }, [query, group, searchNow]);

  return {results, searchNow, fetchMore, retryMore};
}
