/** The box that tells the reader that a part of the page could not be loaded. Plain DOM: React may not be there. */
import {showWaiting} from '../start-on-intent/waiting';

const BOX_ID = 'page-error';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

export function showPageErrorBox(error: unknown, retry: () => void): void {
  showWaiting(false);
  document.getElementById(BOX_ID)?.remove();
  const box = document.createElement('div');
  box.id = BOX_ID;
  box.className = 'page-error';
  box.setAttribute('role', 'alert');
  const button = element('button', 'Retry');
  button.type = 'button';
  button.className = 'button button--primary';
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(element('h2', 'Page Error'), element('p', String(error)), button);
  document.body.prepend(box);
}
