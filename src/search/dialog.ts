/**
 * The search dialog, and the one place for what its parts agree on. What the reader has asked for is kept nowhere else:
 * the dialog is open or not, and its input holds the query. The loader creates it at the first sign of a search, so that
 * letters appear as they are typed; the view renders its answers into it; the application only navigates for it.
 */
import {LONGEST_QUERY} from './longest-query';

/** A control that opens the search. */
export const OPENS_SEARCH = '.search-button,[data-open-search]';

/** On the dialog: it has been opened. */
export const OPENED = 'search:opened';
/** On the document, cancelable: whoever can open the address in `detail` without loading a page does so and cancels. */
export const NAVIGATE = 'search:navigate';

/** In the tab's storage: where a chosen hit leads, and the words that were found there (arrival.ts). */
export const ARRIVAL = 'search:arrival';

const ID = 'search';

/** What the loader shows by itself and the view replaces. */
export const UNAVAILABLE = 'Unable to fetch results';
export const UNAVAILABLE_HELP = 'You might want to check your network connection.';

export type SearchParts = {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Where the view is rendered; `data-mounted` says that it is. */
  view: HTMLElement;
};

type Attributes = Record<string, string>;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

export function message(...lines: string[]): HTMLElement {
  return element('div', {class: 'search-message'}, ...lines.map((line) => element('p', {}, line)));
}

export function findSearch(): SearchParts | undefined {
  const dialog = document.getElementById(ID) as HTMLDialogElement | null;
  if (!dialog) return undefined;
  const [form, view] = dialog.children as unknown as [HTMLFormElement, HTMLElement];
  return {dialog, form, input: form.querySelector('input')!, view};
}

export const isSearchOpen = (): boolean => findSearch()?.dialog.open ?? false;

/** What is typed, while the search is open. */
export function askedQuery(): string | undefined {
  const search = findSearch();
  return search?.dialog.open ? search.input.value : undefined;
}

export function closeSearch(): void {
  findSearch()?.dialog.close();
}

/** The part of the screen that a phone's keyboard leaves free. */
function fitScreen({style}: HTMLElement): void {
  if (!visualViewport) return;
  style.setProperty('--search-height', `${visualViewport.height}px`);
  style.setProperty('--search-top', `${visualViewport.offsetTop}px`);
}

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
  // Only the backdrop is the dialog itself: its content covers the rest.
  dialog.onmousedown = ({target}) => target === dialog && dialog.close();
  // Enter waits for the answer to what is typed (src/search/view).
  form.onsubmit = (event) => {
    event.preventDefault();
    dialog.dataset.entered = input.value;
  };
  input.addEventListener('input', () => delete dialog.dataset.entered);
  dialog.onclose = () => {
    input.value = '';
    delete dialog.dataset.entered;
  };
  if (visualViewport) for (const change of ['resize', 'scroll']) visualViewport.addEventListener(change, fit);
  dialog.addEventListener(OPENED, fit);
  document.body.append(dialog);
  return search;
}

/** The search, created if it is not there. */
export const searchParts = (): SearchParts => findSearch() ?? createSearch();

/** Opens the search with a query, or with the text that is selected on the page. */
export function openSearch(query?: string): void {
  const {dialog, input} = searchParts();
  if (dialog.open) return;
  const {scrollX, scrollY} = window;
  const {pathname, href} = window.location;
  const {title} = document;
  input.value = (query ?? getSelection()?.toString() ?? '').slice(0, LONGEST_QUERY);
  // The page must not grow wider by the scrollbar that it loses.
  dialog.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth);
  dialog.showModal();
  input.focus();
  if (query === undefined) input.select();
  dialog.dispatchEvent(new Event(OPENED));
  // A reader who goes back to another page leaves the search as well.
  const leave = () => {
    if (window.location.pathname !== pathname) dialog.close();
  };
  const restore = () => {
    removeEventListener('popstate', leave);
    // A phone's keyboard may have moved the page; another one that has come meanwhile stands where it should.
    if (window.location.href === href && document.title === title) scrollTo(scrollX, scrollY);
  };
  addEventListener('popstate', leave);
  dialog.addEventListener('close', restore, {once: true});
}
