/** What the dialog shows if its view can't load, as without a connection: the saved searches, or that it failed. */
import {element} from '../../src/start-on-intent/element';
import {isBlank} from '../limits';
import {SAVED_KEYS, type SavedSearch} from '../saved-searches';
import {findSearch, UNAVAILABLE, UNAVAILABLE_HELP} from './open-dialog';

/** Links to the saved searches of this site's pages. What is stored may be anything. */
function savedLinks(): HTMLElement[] {
  try {
    const stored = Object.values(SAVED_KEYS).flatMap((key) =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(key))
        .flatMap((name) => JSON.parse(localStorage[name]) as SavedSearch[]),
    );
    return stored
      .filter(({url}) => /^\/(?![/\\])/.test(url))
      .map(({url, hierarchy}) =>
        element('a', {class: 'search-hit', href: url}, Object.values(hierarchy).findLast(Boolean)!),
      );
  } catch {
    return [];
  }
}

export function showWithoutView(): void {
  const {input, view} = findSearch()!;
  const links = isBlank(input.value) ? savedLinks() : [];
  const message = [UNAVAILABLE, UNAVAILABLE_HELP].map((line) => element('p', {}, line));
  view.replaceChildren(
    links.length > 0
      ? element('div', {class: 'search-content search-group'}, ...links)
      : element('div', {class: 'search-message'}, ...message),
  );
}
