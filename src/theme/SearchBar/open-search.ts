/**
 * The search that is open or on its way. Every section of the site has a navbar of its own, so this is kept outside of
 * them: a search that is asked for while a page of another section is on its way stays open when that page comes.
 */
import {handleLoadError} from '@site/src/client/page-errors';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import {useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {collectTyping, type Typing} from './collect-typing';

export const loadModal = () =>
  import(/* webpackChunkName: "search-modal" */ './SearchModal').then((module) => module.default);

type OpenSearch = {
  Modal: Awaited<ReturnType<typeof loadModal>>;
  /** What stands in the input; kept for a modal that has to be shown anew. */
  query: string;
};

let current: OpenSearch | undefined;
let typing: Typing | undefined;
const listeners = new Set<() => void>();

function show(search: OpenSearch | undefined): void {
  current = search;
  for (const listener of listeners) listener();
}

export const closeSearch = (): void => show(undefined);

export function keepQuery(query: string): void {
  if (current) current.query = query;
}

export function openSearch(query = ''): void {
  if (current) return;
  if (typing) return typing.goOn(query);
  const collected = (typing = collectTyping(query));
  void loadModal().then(
    (Modal) => {
      typing = undefined;
      const typed = collected.take();
      if (typed === undefined) return;
      // At once, so that no key falls between the collector and the modal's own input.
      flushSync(() => show({Modal, query: typed.slice(0, LONGEST_QUERY)}));
    },
    async (error: unknown) => {
      // What is typed until a newer release is there goes along.
      if (!(await handleLoadError(error))) return;
      typing = undefined;
      collected.stop();
    },
  );
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
