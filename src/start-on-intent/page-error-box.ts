/** The error box for a page that failed to load in part. Plain DOM, because React may not have loaded. */
import {element} from './element';
import {PAGE_ERROR_ID} from './protocol';

/** The text of the box. A route that fails to load shows the same in React (src/theme/Loading). */
export const PAGE_ERROR = {title: 'Page Error', retry: 'Retry'} as const;

/** Replaces any earlier box with the same ID. */
export function showBox(id: string, title: string, ...paragraphs: string[]): HTMLElement {
  document.getElementById(id)?.remove();
  const texts = paragraphs.map((text) => element('p', {}, text));
  const box = element('div', {id, class: 'page-error', role: 'alert'}, element('h2', {}, title), ...texts);
  document.body.prepend(box);
  return box;
}

export function showPageErrorBox(text: string, retry: () => void): void {
  const box = showBox(PAGE_ERROR_ID, PAGE_ERROR.title, text);
  const button = element('button', {type: 'button', class: 'button button--primary'}, PAGE_ERROR.retry);
  button.onclick = () => {
    box.remove();
    retry();
  };
  box.append(button);
}
