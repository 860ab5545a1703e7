/**
 * The search that is open or on its way. Every section of the site has a navbar of its own, so this is kept outside of
 * them: a search that is asked for while a page of another section is on its way stays open when that page comes.
 */
import {handleLoadError} from '@site/src/client/page-errors';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import {showWaiting} from '@site/src/start-on-intent/waiting';
import {useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {collectTyping, type Typing} from './collect-typing';

export const loadModal = () =>
  import(/* webpackChunkName: "search-modal" */ './SearchModal').then((module) => module.default);

type OpenSearch = {
  Modal: Awaited<ReturnType<typeof loadModal>>;
  /** Where the page stood; nothing when another one has come since. */
  scrollY: number | undefined;
};

let current: OpenSearch | undefined;
let typing: Typing | undefined;
const listeners = new Set<() => void>();

function show(search: OpenSearch | undefined): void {
  current = search;
  for (const listener of listeners) listener();
}

/** What stands in the input is kept on the document (`data-asked`), from where the next page takes it over. */
export function keepQuery(query: string): void {
  if (current) document.documentElement.dataset.asked = query;
}

export const keptQuery = (): string | undefined => document.documentElement.dataset.asked;

/** Also calls off a search that is on its way. */
export function closeSearch(): void {
  delete document.documentElement.dataset.asked;
  showWaiting(false);
  if (!current) return;
  // A phone's keyboard may have moved the page.
  if (current.scrollY !== undefined) window.scrollTo(0, current.scrollY);
  show(undefined);
}

export function openSearch(query = ''): void {
  if (current) return;
  if (typing) return typing.goOn(query);
  const collected = (typing = collectTyping(query));
  void loadModal().then(
    (Modal) => {
      typing = undefined;
      const typed = collected.take()?.slice(0, LONGEST_QUERY);
      if (typed === undefined) return;
      document.documentElement.dataset.asked = typed;
      // At once, so that no key falls between the collector and the modal's own input.
      flushSync(() => show({Modal, scrollY: window.scrollY}));
    },
    async (error: unknown) => {
      // What is typed until a newer release is there goes along.
      await handleLoadError(error);
      typing = undefined;
      collected.stop();
    },
  );
}

/** A page has come while the search is open: it stands where it should, and has taken the focus. */
export function goOnOnNewPage(): void {
  if (!current) return;
  current.scrollY = undefined;
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOpenSearch = (): OpenSearch | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
