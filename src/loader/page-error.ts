/** The boxes about a page that didn't load. Plain DOM, because React may not have loaded. */
import {element} from '../../lib/create-element';

/** The text of the box. A route that fails to load shows the same in React (src/theme/Loading). */
export const PAGE_ERROR = 'Page Error';
export const RETRY = 'Retry';
const ID = 'page-error';

/** Replaces any earlier box with the same ID. It lies over the page, which doesn't move. */
function showBox(id: string, title: string, ...content: HTMLElement[]): void {
  document.getElementById(id)?.remove();
  document.body.append(element('div', {id, class: 'page-error', role: 'alert'}, element('h2', {}, title), ...content));
}

/** For a page that the reader asked for and didn't get. */
export function showPageError(text: string, retry: () => void): void {
  const button = element('button', {type: 'button', class: 'button'}, RETRY);
  button.onclick = () => {
    hidePageError();
    retry();
  };
  showBox(ID, PAGE_ERROR, element('p', {}, text), button);
}

export const hidePageError = (): void => document.getElementById(ID)?.remove();

/** The home page has the text (src/pages). It's always at the base URL, so any other path means that the setting is wrong. */
export function checkBaseUrl(): void {
  // A style sheet can fail before the body is parsed.
  if (!document.body) return addEventListener('DOMContentLoaded', checkBaseUrl);
  const text = document.querySelector<HTMLMetaElement>('meta[name=base-url-error]')?.content.split('|');
  const here = location.pathname.replace(/\/?$/, '/');
  if (!text || text[0] === here) return;
  const [, title, ...lines] = [...text, `We suggest trying baseUrl = ${here}`];
  showBox('base-url-error', title!, ...lines.map((line) => element('p', {}, line)));
}
