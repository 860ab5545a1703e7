/**
 * What the reader does before the application runs. Links, forms and pop-overs work by themselves; the
 * rest is kept and done once, in order, when the application is there.
 */
import {fetchSearch} from './fetch-search';
import {takeKeptSearch} from './new-release';
import {showWaiting} from './waiting';

const NEEDS_APPLICATION = 'button:not([popovertarget],form *),[data-open-search]';

const root = document.documentElement;
const clicked: HTMLElement[] = [];
/** `data-asked` is what was typed after the search was asked for; the application sees it there too. */
const {dataset} = root;

function askSearch(): void {
  dataset.asked ??= '';
  fetchSearch();
}

function onClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(NEEDS_APPLICATION);
  if (!control || control.closest('#page-error')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.push(control);
  showWaiting(true);
  if (control.matches('.DocSearch-Button,[data-open-search]')) askSearch();
}

function onKeyDown(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const target = event.target as Element;
  if (target.closest('#page-error')) return;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key.toLowerCase() === 'k') askSearch();
  else if (dataset.asked !== undefined) {
    if (key === 'Escape') delete dataset.asked;
    else if (key === 'Backspace') dataset.asked = dataset.asked.slice(0, -1);
    else if (key.length === 1 && !isCommand && !altKey) dataset.asked += key;
    else return;
  } else if (key === '/' && !target.matches('input,select,textarea')) askSearch();
  else return;
  event.preventDefault();
  // The application may listen already, a moment before it says that it has taken over.
  event.stopImmediatePropagation();
  showWaiting(dataset.asked !== undefined || clicked.length > 0);
}

function replay(): void {
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKeyDown, true);
  showWaiting(false);
  for (const control of clicked) {
    // One task for each, so that the application has finished one before it gets the next.
    if (!control.matches('.DocSearch-Button,[data-open-search]')) setTimeout(() => control.click());
  }
  const {asked: query} = dataset;
  delete dataset.asked;
  if (query !== undefined) document.dispatchEvent(new CustomEvent('site:open-search', {detail: {query}}));
}

/** Tells whether there is an act already: a search that was asked for on the page that this one replaces. */
export function keepFirstActs(): boolean {
  const kept = takeKeptSearch();
  if (kept !== null) {
    dataset.asked = kept;
    askSearch();
    showWaiting(true);
  }
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  // The generator marks the document when the application has taken over.
  const watch = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    watch.disconnect();
    replay();
  });
  watch.observe(root, {attributes: true});
  return kept !== null;
}
