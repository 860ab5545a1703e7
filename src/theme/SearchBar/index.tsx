/**
 * The navbar's search. Ejected: the original takes no properties, brings all of DocSearch into the first
 * load and always preconnects to the hosted service.
 */
import Head from '@docusaurus/Head';
import {handleLoadError} from '@site/src/client/page-errors';
import {repairSavedSearches} from '@site/src/search/saved-searches';
import {connectSearch} from '@site/src/search/client';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import {useCallback, useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {SearchButton} from './SearchButton';
import {collectTyping} from './collect-typing';
import {isSlowConnection} from '@site/src/start-on-intent/is-slow-connection';
import {showWaiting} from '@site/src/start-on-intent/waiting';
import {useOpenRequests} from './useOpenRequests';
import {useSearchKeys} from './useSearchKeys';

const loadModal = () => import(/* webpackChunkName: "search-modal" */ './SearchModal').then((module) => module.default);
type Modal = Awaited<ReturnType<typeof loadModal>>;

export default function SearchBar(): ReactNode {
  const place = useSearchPlace();
  const button = useRef<HTMLButtonElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const [Modal, setModal] = useState<ComponentType<Parameters<Modal>[0]>>();
  const [opened, setOpened] = useState<{query: string | undefined}>();

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

  const isOpening = useRef(false);
  const open = useCallback(
    (query?: string) => {
      if (isOpening.current) return;
      isOpening.current = true;
      focusBefore.current = document.activeElement;
      warm();
      repairSavedSearches(place);
      const typing = collectTyping(query ?? '');
      showWaiting(true);
      loadModal().then(
        (loaded) => {
          endWaiting();
          const typed = typing.take();
          if (typed === undefined) return;
          // At once, so that no key falls between the collector and the modal's own input.
          flushSync(() => {
            setModal(() => loaded);
            setOpened({query: typed.slice(0, LONGEST_QUERY) || undefined});
          });
        },
        async (error: unknown) => {
          // What is typed until a newer release is there goes along.
          if (!(await handleLoadError(error))) return;
          endWaiting();
          typing.stop();
        },
      );
      function endWaiting() {
        isOpening.current = false;
        showWaiting(false);
      }
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the settings of a built site never change
    [warm],
  );

  const close = useCallback(() => setOpened(undefined), []);

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

  useSearchKeys({isOpen: opened !== undefined, open, close});
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
      {opened && Modal && createPortal(<Modal initialQuery={opened.query} onClose={close} />, document.body)}
    </>
  );
}
