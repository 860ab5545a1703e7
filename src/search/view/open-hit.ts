import {closeSearch, NAVIGATE} from '../dialog';

/** The parts of a click or a key that say where its target shall open. */
export type Modifiers = {button?: number; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey?: boolean};

/** Whether the browser is asked for another tab, another window or a download: all of that is its own business. */
export const opensElsewhere = ({button = 0, ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || Boolean(altKey);

/** Opens an address of this site here: by the application if it runs, otherwise as a document. */
export function openHere(url: string): void {
  const {origin, pathname, search, hash} = new URL(url, window.location.href);
  const path = pathname + search + hash;
  const request = new CustomEvent(NAVIGATE, {detail: path, cancelable: true});
  const isHandled = !document.dispatchEvent(request);
  if (!isHandled) window.location.assign(origin + path);
  // A document that is on its way leaves the search as it is until it comes.
  const staysHere = isHandled || pathname + search === window.location.pathname + window.location.search;
  if (staysHere) closeSearch();
  else addEventListener('pagehide', closeSearch, {once: true});
}

export function openInNewTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
