/** The boxes about a page that didn't load. Plain DOM, because React may not have loaded. */
import {element} from '../../lib/create-element';

/** The text of the box. A route that fails to load shows the same in React (src/theme/Loading). */
export const PAGE_ERROR = {id: 'page-error', title: 'Page Error', retry: 'Retry'} as const;

/** Replaces any earlier box with the same ID. It lies over the page, which doesn't move. */
function showBox(id: string, title: string, ...content: HTMLElement[]): void {
  document.getElementById(id)?.remove();
  document.body.append(element('div', {id, class: 'page-error', role: 'alert'}, element('h2', {}, title), ...content));
}

/** For a page that the reader asked for and didn't get. */
export function showPageError(text: string, retry: () => void): void {
  const button = element('button', {type: 'button', class: 'button'}, PAGE_ERROR.retry);
  button.onclick = () => {
    hidePageError();
    retry();
  };
  showBox(PAGE_ERROR.id, PAGE_ERROR.title, element('p', {}, text), button);
}

export const hidePageError = (): void => document.getElementById(PAGE_ERROR.id)?.remove();

/** The home page is always at the base URL, so any other path means the base URL is wrong. */
export function checkBaseUrl(base: string): void {
  // A style sheet can fail before the body is parsed.
  if (!document.body) return addEventListener('DOMContentLoaded', () => checkBaseUrl(base));
  const {pathname} = location;
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (here === base) return;
  const lines = [
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${base}${base === '/' ? ' (default value)' : ''}`,
    `We suggest trying baseUrl = ${here}`,
  ];
  showBox(
    'base-url-error',
    'Your Docusaurus site did not load properly.',
    ...lines.map((line) => element('p', {}, line)),
  );
}
