/** A search that is asked for before the application runs: kept with what is typed, and opened when it does. */
import {fetchSearch} from './fetch-search';
import {takeKeptSearch} from './new-release';
import {showWaiting} from './waiting';

const OPENS_SEARCH = '.DocSearch-Button,[data-open-search]';

const root = document.documentElement;
/** `data-asked` is what was typed after the search was asked for; the application sees it there too. */
const {dataset} = root;

function askSearch(): void {
  dataset.asked ??= '';
  fetchSearch();
}

function onClick(event: Event): void {
  if (!(event.target as Element).closest(OPENS_SEARCH)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showWaiting(true);
  askSearch();
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
  showWaiting(dataset.asked !== undefined);
}

/** Hands the search over to the application, which runs now. */
export function openAskedSearch(): void {
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKeyDown, true);
  const {asked: query} = dataset;
  delete dataset.asked;
  if (query !== undefined) document.dispatchEvent(new CustomEvent('site:open-search', {detail: {query}}));
}

/** Tells whether there is a search already: one that was asked for on the page that this one replaces. */
export function keepSearch(): boolean {
  const kept = takeKeptSearch();
  if (kept !== null) {
    dataset.asked = kept;
    askSearch();
    showWaiting(true);
  }
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return kept !== null;
}
