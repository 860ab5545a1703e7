/** What the dialog shows if its view can't load, as without a connection: the saved searches, or that it failed. */
import {element} from '../../lib/create-element';
import {findSearch, UNAVAILABLE, UNAVAILABLE_HELP} from './open-dialog';

/** Links to saved searches (search/saved-searches.ts), as far as they are pages of this site. */
function savedLinks(): HTMLElement[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('__DOCSEARCH'))
    .flatMap((key) => JSON.parse(localStorage[key]) as {url: string; hierarchy: object}[])
    .filter(({url}) => /^\/\w/.test(url))
    .map(({url, hierarchy}) =>
      element('a', {class: 'search-hit', href: url}, Object.values(hierarchy).findLast(Boolean) as string),
    );
}

export function showWithoutView(): void {
  const {input, view} = findSearch()!;
  const message = [UNAVAILABLE, UNAVAILABLE_HELP].map((line) => element('p', {}, line));
  view.replaceChildren(element('div', {class: 'search-message'}, ...message));
  try {
    const links = input.value.trim() ? [] : savedLinks();
    if (links.length > 0) view.replaceChildren(...links);
  } catch {
    // What is stored may be anything, or not allowed to be read.
  }
}
