/**
 * The search does not wait for the application: its dialog opens at once, and its own files come together. Their list is
 * on the loader's script (`data-search`).
 */
import {
  ARRIVAL,
  askedQuery,
  closeSearch,
  findSearch,
  isSearchOpen,
  message,
  openSearch,
  OPENS_SEARCH,
  UNAVAILABLE,
  UNAVAILABLE_HELP,
} from '../search/dialog';
import {isSlowConnection} from './is-slow-connection';
import {loadScript} from './load-script';
import {openNewRelease, takeKeptSearch} from './new-release';

let fetching: Promise<void> | undefined;

type Files = {scripts: string; search: string};

async function fetchSearch({scripts, search}: Files): Promise<void> {
  const typed = askedQuery();
  const files = search.split(' ');
  // What the entry will ask for: the worker and the index.
  for (const file of files.filter((name) => /worker|json/.test(name))) fetch(file).catch(() => {});
  const own = files.filter((name) => !/worker|json/.test(name));
  const come = await Promise.all(own.map(loadScript));
  if (come.every(Boolean) && findSearch()?.view.dataset.mounted !== undefined) return;
  fetching = undefined;
  // A key that was pressed meanwhile has not been answered yet.
  if (askedQuery() !== typed) fetching = fetchSearch({scripts, search});
  else if (isSearchOpen() && !(await openNewRelease(scripts)))
    findSearch()!.view.replaceChildren(message(UNAVAILABLE, UNAVAILABLE_HELP));
}

function isArrival(): boolean {
  try {
    return sessionStorage.getItem(ARRIVAL) !== null;
  } catch {
    return false;
  }
}

/** What the reader does in the search or to open it is no sign of wanting the application. */
export function isForSearch(event?: Event): boolean {
  return isSearchOpen() || Boolean((event?.target as Element | undefined)?.closest?.(OPENS_SEARCH));
}

/** Opens the search whenever it is asked for, and at once if it was on the page that this one replaces. */
export function startSearch(files: Files): void {
  const load = () => void (fetching ??= fetchSearch(files));

  function open(query?: string): void {
    openSearch(query);
    load();
    // Files that could not be loaded are tried again with the next key.
    findSearch()!.input.oninput = load;
  }

  function onClick(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(OPENS_SEARCH);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Not every browser focuses what is clicked, and the focus comes back there.
    control.focus({preventScroll: true});
    open();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey} = event;
    const target = event.target as HTMLElement;
    const isCommand = ctrlKey || metaKey;
    const isLetter = key.length === 1 && !isCommand && !altKey;
    if (isCommand && key.toLowerCase() === 'k') {
      if (isSearchOpen()) closeSearch();
      else open();
    } else if (isSearchOpen()) {
      if (key !== 'Escape' || event.isComposing) return;
      closeSearch();
    } else if (key === '/' && isLetter && !target.closest('input,select,textarea,[contenteditable]')) open();
    else {
      // A letter typed on the button goes into the input, which has the focus by then.
      if (isLetter && key !== ' ' && target.closest('.search-button')) open();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onHint({target}: Event): void {
    if (!isSlowConnection() && (target as Element).closest?.('.search-button')) load();
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  for (const hint of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(hint, onHint, {capture: true, passive: true});
  // What a hit led to is marked by the search, whose files are in the browser's cache then.
  if (isArrival()) addEventListener('DOMContentLoaded', load);
  const kept = takeKeptSearch();
  if (kept === null) return;
  if (document.body) open(kept);
  else addEventListener('DOMContentLoaded', () => open(kept));
}
