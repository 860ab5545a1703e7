/**
 * The search dialog, and the names that its parts share. The dialog holds all the state: whether it is open, and the
 * query in its input. The loader creates it, so letters appear as soon as they are typed; the view renders results into
 * it; the application only handles its navigation.
 */
import {element} from '../../lib/create-element';
import type {SavedSearch} from '../answer';
import {cutQuery, isBlank, LONGEST_QUERY} from '../limits';

/** Selector for controls that open the search. */
export const OPENS_SEARCH = '.search-button,[data-open-search]';

/** Event on the dialog after it opens. */
export const OPENED = 'search:opened';
/** Cancelable event on the document: a handler that opens the URL in `detail` without a page load cancels it. */
export const NAVIGATE = 'search:navigate';

/** What a reader sees without saved searches, and when the search fails, also if its view can't load. */
export const NO_RECENT = 'No recent searches';
export const UNAVAILABLE = 'Unable to fetch results';
export const UNAVAILABLE_HELP = 'You might want to check your network connection.';

const ID = 'search';

/** The loader's request for the head of the index, made while the script loads. */
export type WithIndex = {searchIndex?: Promise<Response | undefined>};

export type SearchParts = {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Where the view is rendered. It has `data-mounted` once it is. */
  view: HTMLElement;
};

export function findSearch(): SearchParts | undefined {
  const dialog = document.getElementById(ID) as HTMLDialogElement | null;
  if (!dialog) return undefined;
  const [form, view] = dialog.children as unknown as [HTMLFormElement, HTMLElement];
  return {dialog, form, input: form.querySelector('input')!, view};
}

export const isSearchOpen = (): boolean => findSearch()?.dialog.open ?? false;

/** The current query, or undefined if the search is closed. */
export function askedQuery(): string | undefined {
  const search = findSearch();
  return search?.dialog.open ? search.input.value : undefined;
}

export function closeSearch(): void {
  const search = findSearch();
  search?.dialog.close();
  // If nothing had the focus before, Firefox leaves it in the hidden input for a moment, which would take a "/" as a letter.
  search?.input.blur();
}

/** Fits the dialog to the part of the viewport that a phone's keyboard leaves visible. */
function fitScreen({style}: HTMLElement): void {
  if (!visualViewport) return;
  style.setProperty('--search-height', `${visualViewport.height}px`);
  style.setProperty('--search-top', `${visualViewport.offsetTop}px`);
}

let openedOn = '';

function createSearch(): SearchParts {
  const input = element('input', {
    class: 'search-field',
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    placeholder: 'Search docs',
    maxlength: String(LONGEST_QUERY),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const cancel = element('button', {class: 'search-cancel', type: 'button'}, 'Cancel');
  const form = element('form', {class: 'search-box', role: 'search'}, input, cancel);
  const view = element('div', {class: 'search-view'});
  const dialog = element('dialog', {id: ID, class: 'search-dialog', 'aria-label': 'Search'}, form, view);
  const search = {dialog, form, input, view};
  const fit = () => fitScreen(dialog);
  cancel.onclick = () => dialog.close();
  // Content covers the dialog, so an event on the dialog itself is on the backdrop. The second press of a double-click
  // on the search box is there too.
  dialog.onmousedown = ({target, detail}) => target === dialog && detail < 2 && dialog.close();
  // Enter waits for the results of the current query (search/dialog).
  form.onsubmit = (event) => {
    event.preventDefault();
    dialog.dataset.entered = input.value;
  };
  input.addEventListener('input', () => delete dialog.dataset.entered);
  dialog.onclose = () => {
    // The browser reports this later, when it may be open again.
    if (dialog.open) return;
    input.value = '';
    delete dialog.dataset.entered;
  };
  if (visualViewport) for (const change of ['resize', 'scroll']) visualViewport.addEventListener(change, fit);
  dialog.addEventListener(OPENED, fit);
  // Going back to another page also closes the search.
  addEventListener('popstate', () => window.location.pathname !== openedOn && dialog.close());
  document.body.append(dialog);
  return search;
}

/** Finds the search dialog, or creates it. */
export const searchParts = (): SearchParts => findSearch() ?? createSearch();

/** Opens the search with a query, or with the text selected on the page. */
export function openSearch(query?: string): void {
  const {dialog, input} = searchParts();
  if (dialog.open) return;
  const {scrollX, scrollY} = window;
  const {href} = window.location;
  const {title} = document;
  openedOn = window.location.pathname;
  input.value = cutQuery(query ?? getSelection()?.toString() ?? '');
  // Prevents a layout shift when the page loses its scrollbar.
  dialog.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth);
  dialog.showModal();
  input.focus();
  if (query === undefined) input.select();
  dialog.dispatchEvent(new Event(OPENED));
  const restore = () => {
    // A phone's keyboard may have scrolled the page. If the page has changed meanwhile, its scroll position is right.
    if (window.location.href === href && document.title === title) scrollTo(scrollX, scrollY);
  };
  dialog.addEventListener('close', restore, {once: true});
}

/** Links to the newest saved searches of this index (search/saved-searches.ts), as far as they are pages of this site. */
const savedLinks = (indexName: string): HTMLElement[] =>
  ['RECENT', 'FAVORITE']
    .flatMap((kind) => JSON.parse(localStorage[`__DOCSEARCH_${kind}_SEARCHES__${indexName}`] ?? '[]') as SavedSearch[])
    .filter(({url}) => /^\/\w/.test(url))
    .slice(0, 7)
    .map(({url, hierarchy}) =>
      element('a', {class: 'search-hit', href: url}, Object.values(hierarchy).findLast(Boolean) as string),
    );

/** What the dialog shows if its view can't load, as without a connection: the saved searches, or that a query failed. */
export function showWithoutView(indexName: string): void {
  const {input, view} = findSearch()!;
  const isEmpty = isBlank(input.value);
  const lines = isEmpty ? [NO_RECENT] : [UNAVAILABLE, UNAVAILABLE_HELP];
  view.replaceChildren(element('div', {class: 'search-message'}, ...lines.map((line) => element('p', {}, line))));
  try {
    const links = isEmpty ? savedLinks(indexName) : [];
    if (links.length > 0) view.replaceChildren(...links);
  } catch {
    // What is stored may be anything, or not allowed to be read.
  }
}
