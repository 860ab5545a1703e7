import type {Checker, Page} from '../site';
import {routePages, shownText} from './pages';

const titleOf = ({document}: Page) => shownText(document.querySelector('title') ?? {textContent: ''});
const descriptionOf = ({document}: Page) =>
  document.querySelector('meta[name=description]')?.getAttribute('content')?.trim() ?? '';

function findRepeats(pages: readonly Page[], what: string, read: (page: Page) => string): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (!value) return [`${page.path}: there is no ${what}.`];
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, page.path);
    return owner === undefined ? [] : [`${page.path}: the ${what} "${value}" is also that of ${owner}.`];
  });
}

export const uniqueHeads: Checker = {
  name: 'every page has a title and a description of its own',
  check: (site) => {
    const pages = routePages(site);
    return {
      inspected: pages.length,
      problems: [...findRepeats(pages, 'title', titleOf), ...findRepeats(pages, 'description', descriptionOf)],
    };
  },
};
