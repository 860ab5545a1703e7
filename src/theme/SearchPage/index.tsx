/**
 * The results page. Ejected: the original shows 15 hits a page, limits nothing, repeats requests while
 * typing, and turns for ever when the search cannot be reached.
 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import {STARTS_WITH} from '@site/src/start-on-intent/protocol';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {ResultList} from './ResultList';
import styles from './styles.module.css';
import {useResults} from './useResults';

const startsWith = {[STARTS_WITH]: 'q'};

function pageTitle(query: string): string {
  return query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** Inside the layout, which provides the versions that the contextual filters ask for. */
function SearchPageContent() {
  const [addressQuery, setAddressQuery] = useSearchQueryString();
  // The first render must equal the built page, which knows no query.
  const [started, setStarted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setStarted(true);
    // What was typed before the application ran is a query like any other, and newer than the one in the address.
    const typed = input.current?.value;
    if (typed && typed !== addressQuery) setAddressQuery(typed.slice(0, LONGEST_QUERY));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what stood there at the start
  }, []);
  const query = started ? addressQuery.slice(0, LONGEST_QUERY) : '';
  const {results, searchNow, fetchMore, retryMore} = useResults(query);
  const setQuery = (value: string) => setAddressQuery(value.slice(0, LONGEST_QUERY));
  // Typing searches by itself; Enter does so at once, and again after a failure.
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void searchNow();
  }
  return (
    <>
      <PageMetadata title={pageTitle(query)} description="Search every page of the documentation." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg" {...startsWith}>
        <Heading as="h1">{pageTitle(query)}</Heading>
        <form role="search" className={styles.form} onSubmit={onSubmit}>
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
            ref={input}
          />
          <button type="submit" className="button button--primary">
            {translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
          </button>
        </form>
        <noscript>
          <p>Searching needs JavaScript. The sidebar of each section lists all of its pages.</p>
        </noscript>
        <ResultList results={results} onChoose={setQuery} fetchMore={fetchMore} retryMore={retryMore} />
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
