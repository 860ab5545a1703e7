/**
 * What the application fetches ahead must not disturb the reader. It prefetches the page behind every link that comes
 * into view, and goes through all routes for each to find its files: that waits until nothing else is done, and for links
 * behind a search that was asked for until it is closed. It preloads the page behind a link that is pointed at: if that
 * fails, nobody has asked for the page yet, and a click opens it as a document.
 */
import type {ClientModule} from '@docusaurus/types';
import {keptQuery} from '@site/src/theme/SearchBar/open-search';

const isSearching = () => keptQuery() !== undefined;
const isHit = (path: string) =>
  [...document.querySelectorAll('.DocSearch-Modal a')].some((link) => link.getAttribute('href') === path);

type Application = {prefetch: (path: string) => unknown; preload: (path: string) => Promise<unknown> | false};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const page = window as unknown as {docusaurus: Application};
  const {prefetch, preload} = page.docusaurus;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const waiting: string[] = [];
  const fetchAhead = (path: string) =>
    whenIdle(() => (isSearching() && !isHit(path) ? waiting.push(path) : prefetch(path)));
  new MutationObserver(() => {
    if (!isSearching()) waiting.splice(0).forEach(fetchAhead);
  }).observe(document.documentElement, {attributeFilter: ['data-asked']});
  page.docusaurus = {
    ...page.docusaurus,
    prefetch: fetchAhead,
    preload: (path) => Promise.resolve(preload(path)).catch(() => {}),
  };
};
