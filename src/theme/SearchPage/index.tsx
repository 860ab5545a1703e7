/** The results page: all hits, twenty at a time, by area. The query is in the URL. */
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {byGroup, groupOf, type Hit} from '@site/search/answer';
import {HitText, Pieces} from '@site/search/dialog/HitList';
import {FailureMessage, NoResults} from '@site/search/dialog/Messages';
import type {State} from '@site/search/dialog/state';
import {useAnswers} from '@site/search/dialog/useAnswers';
import {cutQuery, HITS_PER_PAGE, isBlank, LONGEST_QUERY, TOP_HITS} from '@site/search/limits';
import Layout from '@theme/Layout';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {SubmitIcon} from '@site/src/components/SearchForm';
import form from '@site/src/components/SearchForm/styles.module.css';
import styles from './styles.module.css';

/** Debounce while typing, in milliseconds. */
const TYPING_PAUSE = 300;
/** Browsers limit how often a page may change its history, so the place is kept when scrolling pauses. */
const KEEPING_PAUSE = 400;

const pageTitle = (query: string): string =>
  isBlank(query) ? 'Search the documentation' : `Search results for "${query}"`;

const queryIn = (search: string): string => cutQuery(new URLSearchParams(search).get('q') ?? '');

/** Reads and writes the query in the URL. The first render ignores the URL, because it must match the built HTML. */
function useQuery(): [string, (query: string) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const setQuery = (query: string) =>
    history.replace({search: String(new URLSearchParams(query && {q: cutQuery(query)}))});
  return [queryIn(useIsBrowser() ? search : ''), setQuery];
}

/** The status line above the results, which screen readers announce when it changes. */
function statusOf({status, answer, query}: State): string {
  if (status === 'loading' || status === 'stalled') return 'Searching…';
  if (status === 'error' || !answer) return '';
  if (answer.nbHits === 0) return `No results for "${query}"`;
  return answer.nbHits === 1 ? 'One document found' : `${answer.nbHits} documents found`;
}

/** The best hits, then the others by area. Twenty that come later never go between those that the reader has passed. */
function inGroups(hits: readonly Hit[]): {name: string; place: number; hits: Hit[]}[] {
  const nameOf = (hit: Hit, place: number) => {
    if (place < TOP_HITS) return 'Best matches';
    const area = groupOf(hit) || 'Other pages';
    return place < HITS_PER_PAGE ? area : `More in ${area}`;
  };
  const placed = hits.map((hit, place) => ({hit, place, name: nameOf(hit, place)}));
  return byGroup(placed, ({name, place}) => `${Math.floor(place / HITS_PER_PAGE)} ${name}`).map(([, group]) => ({
    ...group[0]!,
    hits: group.map(({hit}) => hit),
  }));
}

function ResultItem({hit, isBest}: {hit: Hit; isBest: boolean}) {
  const {pathname, hash} = new URL(hit.url);
  const path = isBest ? [...new Set([hit.hierarchy.lvl0, hit.page])] : [hit.page];
  return (
    <li>
      <article className="in-line search-result">
        <h3>
          <Link to={pathname + hash}>
            <Pieces of={hit.title} />
          </Link>
        </h3>
        <HitText {...hit} as="p" title={[]} page={path.filter(Boolean).join(' › ')} />
      </article>
    </li>
  );
}

/** Calls `onReach` when the end of the list enters the viewport, or at once if more hits were shown before. */
function EndOfList({isExpected, onReach}: {isExpected: () => boolean; onReach: () => void}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isExpected()) return onReach();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach());
    observer.observe(element.current!);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end of the list
  }, []);
  return <p ref={element}>Fetching new results...</p>;
}

/** Where the reader left the results: how many were shown, and how far down. */
type Place = {query: string; count: number; top: number};

/**
 * Keeps the place in the entry of the browser's history, and returns to it when the reader comes back. The browser itself
 * can't, because the hits aren't there yet. Returns the place until it is reached.
 */
function usePlace(query: string, count: number) {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    place.current = (window.history.state as {place?: Place} | null)?.place;
  }, []);
  useEffect(() => {
    if (place.current?.query === query && count >= place.current.count) {
      scrollTo({top: place.current.top, behavior: 'instant'});
      place.current = undefined;
    }
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      const left: Place = {query, count, top: scrollY};
      if (count > 0) window.history.replaceState({...window.history.state, place: left}, '');
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEPING_PAUSE);
    };
    const until = new AbortController();
    const options = {capture: true, signal: until.signal};
    addEventListener('scroll', keepSoon, options);
    for (const leaving of ['click', 'pagehide']) addEventListener(leaving, keep, options);
    return () => {
      clearTimeout(timer);
      until.abort();
    };
  }, [query, count]);
  return place;
}

function SearchPageContent() {
  const [query, setQuery] = useQuery();
  const {state, dispatch, ask} = useAnswers(false);
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The hits of another query would be under the wrong heading.
  const answer = state.answer?.query === query ? state.answer : undefined;
  const place = usePlace(query, answer ? state.hits.length : 0);
  useEffect(() => {
    // A query typed before hydration is newer than the one in the URL.
    const typed = input.current?.value;
    if (typed && typed !== queryIn(window.location.search)) setQuery(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the initial value
  }, []);
  useEffect(() => {
    dispatch({type: 'asked', query});
    typing.current = setTimeout(() => ask(query), place.current ? 0 : TYPING_PAUSE);
    return () => clearTimeout(typing.current);
  }, [query, ask, dispatch, place]);
  // Typing searches on its own; Enter skips the debounce, and retries after a failure.
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    clearTimeout(typing.current);
    ask(query);
  }
  const status = statusOf(state);
  return (
    <>
      <PageMetadata title={pageTitle(query)} description="Search every page of the documentation.">
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <main className={`container margin-vert--lg ${styles.page}`} data-starts-with="q">
        <h1 key={query}>{pageTitle(query)}</h1>
        <form role="search" className={`${form.form} ${form.row}`} onSubmit={onSubmit}>
          <input
            type="search"
            name="q"
            className={`search-field ${form.field}`}
            maxLength={LONGEST_QUERY}
            placeholder="Type your search here"
            aria-label="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            ref={input}
          />
          <SubmitIcon />
        </form>
        <noscript>
          <p>Search needs JavaScript. Each section’s sidebar lists all its pages.</p>
        </noscript>
        <p role="status" className={`hint ${styles.count}`}>
          <span key={status} className={answer?.nbHits === 0 ? 'visually-hidden' : undefined}>
            {status}
          </span>
        </p>
        {answer && state.hits.length === 0 && <NoResults answer={answer} onSuggest={setQuery} />}
        {answer &&
          inGroups(state.hits).map(({name, place, hits}) => (
            <section key={`${place}${name}`}>
              <h2 className="title margin-top--lg margin-bottom--none">{name}</h2>
              <ol className="rows">
                {hits.map((hit) => (
                  <ResultItem key={hit.objectID} hit={hit} isBest={place < TOP_HITS} />
                ))}
              </ol>
            </section>
          ))}
        {answer && answer.page + 1 < answer.nbPages && !state.moreFailed && (
          <EndOfList
            key={answer.page}
            isExpected={() => place.current?.query === query && state.hits.length < place.current.count}
            onReach={() => ask(query, answer.page + 1)}
          />
        )}
        {(state.status === 'error' || state.moreFailed) && (
          <div role="alert">
            <FailureMessage reason={state.reason} />
            {state.moreFailed && (
              <button type="button" className="button button--primary" onClick={() => dispatch({type: 'retried'})}>
                Try again
              </button>
            )}
          </div>
        )}
      </main>
    </>
  );
}

/** If the content crashes, the layout around it stays. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}
