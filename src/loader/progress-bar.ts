/** Shows the application's progress bar while a document is on its way, with the same delay and look. */
import {element} from '../../lib/create-element';
import {NAVIGATE} from '../../search/dialog/open-dialog';
import {opensElsewhere} from '../../lib/opens-elsewhere';
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
  // The application cancels the event if it opens the page.
  const wait = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => event.defaultPrevented || show(), DELAY);
  };
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && !opensElsewhere(event) && linkToPage(event.target)) wait(event);
  });
  // A page that the search opens.
  addEventListener(
    NAVIGATE,
    (event) => {
      const [page] = (event as CustomEvent<string>).detail.split('#');
      if (page !== location.pathname + location.search) wait(event);
    },
    true,
  );
  // The browser may keep this page for the way back.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    document.getElementById(ID)?.remove();
  });
}
