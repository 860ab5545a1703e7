/** Tells the reader that the site's files could not be loaded: by the wrong base URL, or else by the line. */
import {showWaiting} from './waiting';

type Failure = {base: string; isHome: boolean; retry?: () => void};

const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

function showBox(id: string, className: string, lines: string[]): HTMLElement {
  document.getElementById(id)?.remove();
  const box = document.createElement('div');
  box.id = id;
  box.className = className;
  box.setAttribute('role', 'alert');
  const [title, ...paragraphs] = lines;
  box.append(...paragraphs.map((text) => Object.assign(document.createElement('p'), {textContent: text})));
  box.prepend(Object.assign(document.createElement('h2'), {textContent: title}));
  document.body.prepend(box);
  return box;
}

export function showFailure(failure: Failure): void {
  // A stylesheet may be found missing before the body has begun.
  if (!document.body) return addEventListener('DOMContentLoaded', () => showFailure(failure));
  showWaiting(false);
  const {base, isHome, retry} = failure;
  const {pathname} = location;
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The home page is at the base URL and nowhere else.
  if (isHome && here !== base) {
    showBox(BANNER_ID, 'page-error', [
      'Your Docusaurus site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      `Current configured baseUrl = ${base}${base === '/' ? ' (default value)' : ''}`,
      `We suggest trying baseUrl = ${here}`,
    ]);
  } else if (retry) {
    const box = showBox('page-error', 'page-error', ['Page Error', 'The files of this page could not be loaded.']);
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Retry',
      className: 'button button--primary',
    });
    button.onclick = () => {
      box.remove();
      retry();
    };
    box.append(button);
  }
}
