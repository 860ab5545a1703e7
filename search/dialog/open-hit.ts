import type {MouseEvent} from 'react';
import {opensElsewhere} from '../../lib/opens-elsewhere';
import {closeSearch, NAVIGATE} from './open-dialog';

/** Opens a URL of this site in this tab: through the application if it runs, otherwise with a page load. */
export function openHere(url: string): void {
  const {origin, pathname, search, hash} = new URL(url, window.location.href);
  const path = pathname + search + hash;
  const request = new CustomEvent(NAVIGATE, {detail: path, cancelable: true});
  const isHandled = !document.dispatchEvent(request);
  if (!isHandled) window.location.assign(origin + path);
  // During a page load, the search stays open until the new page arrives.
  const staysHere = isHandled || pathname + search === window.location.pathname + window.location.search;
  if (staysHere) closeSearch();
  else addEventListener('pagehide', closeSearch, {once: true});
}

/** Handles a click on a link of the search, unless the browser does. */
export function openByClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  openHere(event.currentTarget.href);
}

export function openInNewTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
