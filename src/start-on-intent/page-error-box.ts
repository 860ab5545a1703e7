/** The error box for a page that failed to load in part. Plain DOM, because React may not have loaded. */
import {PAGE_ERROR_ID} from './protocol';

/** The text of the box. A route that fails to load shows the same in React (src/theme/Loading). */
export const PAGE_ERROR = {title: 'Page Error', retry: 'Retry'} as const;

function add<Tag extends keyof HTMLElementTagNameMap>(
  box: Element,
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  box.append(created);
  return created;
}

/** Replaces any earlier box with the same ID. */
export function showBox(id: string, title: string, ...paragraphs: string[]): HTMLElement {
  document.getElementById(id)?.remove();
  const box = document.createElement('div');
  box.id = id;
  box.className = 'page-error';
  box.setAttribute('role', 'alert');
  add(box, 'h2', title);
  for (const text of paragraphs) add(box, 'p', text);
  document.body.prepend(box);
  return box;
}

export function showPageErrorBox(text: string, retry: () => void): void {
  const box = showBox(PAGE_ERROR_ID, PAGE_ERROR.title, text);
  const button = add(box, 'button', PAGE_ERROR.retry);
  button.type = 'button';
  button.className = 'button button--primary';
  button.onclick = () => {
    box.remove();
    retry();
  };
}
