/**
 * Keeps prefetching from disturbing the reader. The application prefetches every link that enters the viewport, and
 * matches all routes for each: that waits until the browser is idle, and for links behind the open search until it
 * closes. It also preloads a link on hover: a failure is ignored, because a click then loads the page as a document.
 * The pointer that started the application may already be on such a link.
 */
import type {ClientModule} from '@docusaurus/types';
import {findSearch, isSearchOpen} from '@site/search/dialog/open-dialog';
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
  // Captured, because the dialog's `close` event doesn't bubble.
  document.addEventListener('close', () => waiting.splice(0).forEach(fetchAhead), true);
  page.docusaurus = {
    ...page.docusaurus,
    prefetch: fetchAhead,
    preload: (path) => Promise.resolve(preload(path)).catch(() => {}),
  };
  // A link with a `type` attribute points to a file, not a route.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:not([type]):hover');
  if (isSlowConnection() || link?.origin !== window.location.origin || link.pathname === location.pathname) return;
  void page.docusaurus.preload(link.pathname);
};
