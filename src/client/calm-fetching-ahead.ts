/**
 * What the application fetches ahead must not disturb the reader. It prefetches the page behind every link that comes
 * into view, and goes through all routes for each to find its files: that waits until nothing else is done, and for links
 * behind a search that was asked for until it is closed. It preloads the page behind a link that is pointed at: if that
 * fails, nobody has asked for the page yet, and a click opens it as a document. The pointer that started the application
 * may rest on such a link already.
 */
import type {ClientModule} from '@docusaurus/types';
import {findSearch, isSearchOpen} from '@site/src/search/dialog';
import {isSlowConnection} from '../start-on-intent/is-slow-connection';

const isHit = (path: string) =>
  [...(findSearch()?.dialog.querySelectorAll('a') ?? [])].some(({pathname}) => pathname === path);

type Application = {prefetch: (path: string) => unknown; preload: (path: string) => Promise<unknown> | false};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation) return;
  const page = window as unknown as {docusaurus: Application};
  const {prefetch, preload} = page.docusaurus;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const waiting: string[] = [];
  const fetchAhead = (path: string) =>
    whenIdle(() => (isSearchOpen() && !isHit(path) ? waiting.push(path) : prefetch(path)));
  // The dialog's event does not bubble.
  document.addEventListener('close', () => waiting.splice(0).forEach(fetchAhead), true);
  page.docusaurus = {
    ...page.docusaurus,
    prefetch: fetchAhead,
    preload: (path) => Promise.resolve(preload(path)).catch(() => {}),
  };
  // A link with a type leads to a file, not to a route.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:not([type]):hover');
  if (isSlowConnection() || link?.origin !== window.location.origin || link.pathname === location.pathname) return;
  void page.docusaurus.preload(link.pathname);
};
