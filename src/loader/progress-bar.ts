/** Shows the application's progress bar while a document is on its way, with the same delay and look. */
import {element} from '../../lib/create-element';
import {opensElsewhere} from '../../search/dialog/open-hit';
import {linkToPage} from './intent';

const DELAY = 200;
const ID = 'nprogress';

function show(): void {
  const bar = element('div', {class: 'bar'});
  bar.style.transform = 'translateX(-70%)';
  document.body.append(element('div', {id: ID}, bar));
}

export function showProgress(): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('click', (event) => {
    // The application cancels the click if it opens the page.
    if (event.defaultPrevented || opensElsewhere(event) || !linkToPage(event.target)) return;
    clearTimeout(timer);
    timer = setTimeout(show, DELAY);
  });
  // The browser may keep this page for the way back.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    document.getElementById(ID)?.remove();
  });
}
