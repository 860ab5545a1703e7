/**
 * The navbar's search. Ejected: the original takes no properties, brings all of DocSearch into the first
 * load and always preconnects to the hosted service.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {repairSavedSearches} from '@site/src/search/saved-searches';
import {connectSearch} from '@site/src/search/client';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import {useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SearchButton} from './SearchButton';
import {isSlowConnection} from '@site/src/start-on-intent/is-slow-connection';
import {closeSearch, goOnOnNewPage, keepQuery, keptQuery, loadModal, openSearch, useOpenSearch} from './open-search';
import {useOpenRequests} from './useOpenRequests';
import {useSearchKeys} from './useSearchKeys';

export default function SearchBar(): ReactNode {
  const place = useSearchPlace();
  const button = useRef<HTMLButtonElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const history = useHistory();
  const opened = useOpenSearch();

  const warm = useCallback(() => {
    // A failed download shows itself when the search is opened.
    loadModal().catch(() => {});
    connectSearch(place).then(
      (client) => client.warm?.(),
      () => {},
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
  }, []);

  /** At a sign that somebody may search; it may be a false one. */
  const warmAhead = useCallback(() => {
    if (!isSlowConnection()) warm();
  }, [warm]);

  const open = useCallback(
    (query?: string) => {
      focusBefore.current = document.activeElement;
      warm();
      repairSavedSearches(place);
      openSearch(query);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
    [warm],
  );

  useEffect(() => {
    const searchButton = button.current;
    const before = focusBefore.current;
    if (!opened) return undefined;
    return () => {
      const target =
        before instanceof HTMLElement && before.isConnected && before !== document.body ? before : searchButton;
      target?.focus({preventScroll: true});
    };
  }, [opened]);

  const {pathname} = useLocation();
  useEffect(goOnOnNewPage, [pathname]);

  // Who goes back leaves the search as well.
  useEffect(
    () =>
      history.listen((next, action) => {
        if (action === 'POP' && next.pathname !== pathname) closeSearch();
      }),
    [history, pathname],
  );

  useSearchKeys({isOpen: opened !== undefined, open, close: closeSearch});
  useOpenRequests(open);

  function openWithTypedLetter(event: KeyboardEvent) {
    if (
      event.key.length !== 1 ||
      event.key === ' ' ||
      event.key === '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    open(event.key);
  }

  return (
    <>
      {place.mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={`https://${place.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton
        ref={button}
        onClick={() => open()}
        onFocus={warmAhead}
        onMouseOver={warmAhead}
        onTouchStart={warmAhead}
        onKeyDown={openWithTypedLetter}
      />
      {opened &&
        createPortal(
          <opened.Modal initialQuery={keptQuery() || undefined} onType={keepQuery} onClose={closeSearch} />,
          document.body,
        )}
    </>
  );
}
