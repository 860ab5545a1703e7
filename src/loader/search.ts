/**
 * The search doesn't wait for the application: its dialog opens right away, and its files load in parallel. They are
 * listed on the loader's script element (`data-search`).
 */
import {
  askedQuery,
  closeSearch,
  findSearch,
  isSearchOpen,
  openSearch,
  OPENS_SEARCH,
  showWithoutView,
  type WithIndex,
} from '../../search/dialog/open-dialog';
import {whenParsed} from '../elements/when-parsed';
import {isSlowConnection} from '../../lib/slow-connection';
import {loadScript} from './load-script';
import {openNewRelease, takeKeptSearch} from './new-release';

let fetching: Promise<void> | undefined;

type Files = {scripts: string; search: string; index: string};

/** Added to the address of a script that arrived damaged, because the browser may have kept it. */
let again = '';

async function fetchSearch(files: Files): Promise<void> {
  const typed = askedQuery();
  const loading = files.search.split(' ').map((file) => {
    if (!file.endsWith('json')) return loadScript(file + again);
    // The script takes it over.
    (window as WithIndex).searchIndex = fetch(file, {signal: AbortSignal.timeout(10_000)}).catch(() => undefined);
    return true;
  });
  const loaded = await Promise.all(loading);
  if (findSearch()?.view.dataset.mounted !== undefined) return;
  if (loaded.every(Boolean)) again += '?';
  if (isSearchOpen() && (await openNewRelease(files.scripts))) return;
  fetching = undefined;
  // The reader kept typing while the files loaded, so retry.
  if (askedQuery() !== typed) fetching = fetchSearch(files);
  else if (isSearchOpen()) showWithoutView(files.index);
}

/** Opens the search on request, and right away if it was open before a reload. */
export function startSearch(files: Files): void {
  const load = () => void (fetching ??= fetchSearch(files));

  function open(query?: string): void {
    openSearch(query);
    load();
    // If the files failed to load, the next key retries.
    findSearch()!.input.oninput = load;
  }

  function onClick(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(OPENS_SEARCH);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Not every browser focuses a clicked button, and the focus returns here when the dialog closes.
    control.focus({preventScroll: true});
    open();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as HTMLElement;
    const isCommand = ctrlKey || metaKey;
    const isLetter = key.length === 1 && !isCommand && !altKey;
    // With Shift or Alt, the shortcut is the browser's.
    if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k') {
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
  for (const hint of ['pointerover', 'focusin']) addEventListener(hint, onHint, true);
  const openKept = () => {
    const kept = takeKeptSearch();
    if (kept !== null) open(kept);
  };
  // A prerendered page has no reader yet.
  if ((document as {prerendering?: boolean}).prerendering) addEventListener('prerenderingchange', openKept, true);
  else whenParsed(openKept);
}
