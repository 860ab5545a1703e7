/** Checks of the links on every page. */
import {RESULTS, routes, SITE_SECTION_ROUTES} from '../../config/routes';
import {baseUrl, siteUrl} from '../../config/site-address';
import {pageChecker, type Checker, type Page} from '../site';

type InternalLink = {href: string; path: string};

/** The links of a page that lead to this site, with their paths. */
function internalLinks(page: Page): InternalLink[] {
  const from = new URL(baseUrl.slice(0, -1) + page.path, siteUrl);
  return page.document.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href')!;
    const {origin, pathname = ''} = URL.canParse(href, from) ? new URL(href, from) : {};
    if (origin !== siteUrl || !pathname.startsWith(baseUrl)) return [];
    return [{href, path: `/${pathname.slice(baseUrl.length)}`}];
  });
}

/** Paths that a host redirects: with a trailing slash, with `index.html`, or a section's root. */
const redirects = (path: string): boolean =>
  SITE_SECTION_ROUTES.includes(path) || path.endsWith('/index.html') || (path !== '/' && path.endsWith('/'));

export const directLinks = pageChecker('no link leads to an address that redirects', (page) =>
  internalLinks(page)
    .filter(({path}) => redirects(path))
    .map(({href}) => `the link ${href} is redirected. Link to the page where it ends.`),
);

export const sameTab = pageChecker('no link opens a new tab without saying so', ({document}) =>
  document
    .querySelectorAll('a[target=_blank]')
    .filter((link) => !link.textContent.includes('new tab'))
    .map((link) => `the link ${link.getAttribute('href')} opens a new tab. Take its target out, or say "(new tab)".`),
);

export const orphans: Checker = {
  name: 'every page can be reached by links from the home page',
  check: ({pages}) => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const reached = new Set(['/']);
    for (const path of reached) {
      const page = byPath.get(path);
      if (page) for (const link of internalLinks(page)) reached.add(link.path);
    }
    const wanted = routes().filter((route) => route !== RESULTS);
    return wanted
      .filter((route) => !reached.has(route))
      .map((route) => `${route}: no chain of links leads here from the home page. Link it where readers need it.`);
  },
};
