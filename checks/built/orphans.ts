import {routes} from '../../config/routes';
import type {Checker} from '../site';
import {internalLinks} from './pages';

/** Reached through the search box, not through a link. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['/search']);

export const orphans: Checker = {
  name: 'every page can be reached by links from the home page',
  check: ({pages}) => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const reached = new Set(['/']);
    for (const path of reached) {
      const page = byPath.get(path);
      if (page) for (const link of internalLinks(page)) reached.add(link.path);
    }
    const wanted = routes.filter((route) => !WITHOUT_LINKS.has(route));
    return {
      inspected: wanted.length,
      problems: wanted
        .filter((route) => !reached.has(route))
        .map((route) => `${route}: no chain of links leads here from the home page. Link it where readers need it.`),
    };
  },
};
