/** The box that says that a part of the page could not be loaded. Plain DOM: React may not be there. */
import {PAGE_ERROR_ID} from './protocol';

/** The words of the box; a route that fails shows the same in React (src/theme/Loading). */
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

/** A box of its own for each id, with a title and paragraphs. */
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
