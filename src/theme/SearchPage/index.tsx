/** The results page: all hits, twenty at a time, from all sections or one. The query and section are in the URL. */
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {isBlank, LONGEST_QUERY} from '@site/search/limits';
import Layout from '@theme/Layout';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {ResultList} from './ResultList';
import {SectionFilter} from './SectionFilter';
import styles from './styles.module.css';
import {useAddress} from './useAddress';
import {useResults} from './useResults';

const pageTitle = (query: string): string =>
  isBlank(query) ? 'Search the documentation' : `Search results for "${query}"`;

function SearchPageContent() {
  const {search, setSearch} = useAddress();
  const {results, searchNow, fetchMore, retryMore} = useResults(search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A query typed before hydration is newer than the one in the URL.
    const typed = input.current?.value;
    const inAddress = new URLSearchParams(window.location.search).get('q') ?? '';
    if (typed && typed !== inAddress) setSearch({query: typed, group: undefined});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the initial value
  }, []);
  const setQuery = (query: string) => setSearch({query, group: undefined});
  // Typing searches on its own; Enter skips the debounce, and retries after a failure.
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void searchNow();
  }
  return (
    <>
      <PageMetadata title={pageTitle(search.query)} description="Search every page of the documentation." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`} data-starts-with="q">
        <h1 key={search.query}>{pageTitle(search.query)}</h1>
        <form role="search" className={styles.form} onSubmit={onSubmit}>
          <input
            type="search"
            name="q"
            className={`search-field ${styles.input}`}
            maxLength={LONGEST_QUERY}
            placeholder="Type your search here"
            aria-label="Search"
            value={search.query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            ref={input}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </form>
        <noscript>
          <p>Search needs JavaScript. Each section’s sidebar lists all its pages.</p>
        </noscript>
        {results.status === 'found' && (
          <SectionFilter
            groups={results.groups}
            chosen={search.group}
            onChoose={(group) => setSearch({...search, group})}
          />
        )}
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
