/**
 * The results page. Ejected: the original shows 15 hits a page, limits nothing, repeats requests while
 * typing, and turns for ever when the search cannot be reached.
 */
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, usePluralForm, useSearchQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {ResultItem} from './ResultItem';
import styles from './styles.module.css';
import {useResults, type Results} from './useResults';

function pageTitle(query: string): string {
  return query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** Fetches the next hits when the end of the list comes into view. */
function MoreResults({onReached}: {onReached: () => void}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached());
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [onReached]);
  return (
    <p ref={element}>
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </p>
  );
}

function NoResults({query, suggestions, onChoose}: {query: string; suggestions: string[]; onChoose: (query: string) => void}) {
  const {missingResults} = useDocusaurusContext().siteConfig.customFields?.identity as {missingResults: string};
  return (
    <div className={styles.message}>
      <p>
        <strong>No results for &quot;{query}&quot;</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onChoose(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={`${missingResults}?query=${encodeURIComponent(query)}`}>Let us know.</a>
      </p>
    </div>
  );
}

function Failure({helpText}: {helpText?: string}) {
  return (
    <div className={styles.message} role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>{helpText ?? 'You might want to check your network connection.'}</p>
    </div>
  );
}

function useCountText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate({id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'}, {count}),
    );
}

function ResultList({results, query, setQuery, fetchPage}: {
  results: Results;
  query: string;
  setQuery: (query: string) => void;
  fetchPage: (page: number) => Promise<void>;
}) {
  const countText = useCountText();
  const nextPage = results.status === 'found' ? results.nextPage : undefined;
  return (
    <>
      <p role="status" className={styles.count}>
        {results.status === 'found' && results.count > 0 && countText(results.count)}
        {results.status === 'found' && results.count === 0 && <span className={styles.spoken}>No results for &quot;{query}&quot;</span>}
        {results.status === 'loading' && 'Searching…'}
      </p>
      {results.status === 'error' && <Failure helpText={results.helpText} />}
      {results.status === 'found' && results.count === 0 && (
        <NoResults query={query} suggestions={results.suggestions} onChoose={setQuery} />
      )}
      {results.status === 'found' && results.hits.length > 0 && (
        <ol className={styles.results}>
          {results.hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {nextPage !== undefined && <MoreResults key={nextPage} onReached={() => void fetchPage(nextPage)} />}
    </>
  );
}

/** Inside the layout, which provides the versions that the contextual filters ask for. */
function SearchPageContent() {
  const [addressQuery, setAddressQuery] = useSearchQueryString();
  // The first render must equal the built page, which knows no query.
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  const query = started ? addressQuery.slice(0, LONGEST_QUERY) : '';
  const {results, fetchPage} = useResults(query);
  const setQuery = (value: string) => setAddressQuery(value.slice(0, LONGEST_QUERY));
  return (
    <>
      <PageMetadata title={pageTitle(query)} description="Search every page of the documentation." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{pageTitle(query)}</Heading>
        <form role="search" action="" method="get" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            maxLength={LONGEST_QUERY}
            placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
          />
        </form>
        <noscript>
          <p>Searching needs JavaScript. The sidebar of each section lists all of its pages.</p>
        </noscript>
        <ResultList results={results} query={query} setQuery={setQuery} fetchPage={fetchPage} />
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
