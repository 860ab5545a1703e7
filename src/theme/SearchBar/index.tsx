/**
 * The search button in the navbar. The loader opens the search (src/loader/search.ts), whether the application
 * runs or not. If it runs, it handles the search's navigation without a page load.
 */
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {NAVIGATE} from '@site/search/dialog/open-dialog';
import {site} from '@site/search/site';
import {useEffect, type ReactNode} from 'react';

function useSearchNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    function navigate(event: Event) {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    }
    document.addEventListener(NAVIGATE, navigate);
    return () => document.removeEventListener(NAVIGATE, navigate);
  }, [history]);
}

export default function SearchBar(): ReactNode {
  useSearchNavigation();
  return (
    <>
      {site.mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={`https://${site.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K /">
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" className="line-icon">
          <circle cx="9" cy="9" r="7" />
          <path d="m14.4 14.4 4.1 4.1" />
        </svg>
        <span className="search-button-text">Search</span>
        <span className="search-button-keys">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
    </>
  );
}
