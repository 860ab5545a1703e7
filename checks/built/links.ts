import {RESULTS, routes, SECTION_OPENINGS} from '../../config/routes';
import {pageChecker, type Checker, type Page, type Site} from '../site';
import {internalLinks, type InternalLink} from './pages';

const anchorsOf = ({document}: Page): Set<string> =>
  new Set(document.querySelectorAll('[id]').map((node) => node.getAttribute('id')!));

function problemOf(link: InternalLink, site: Site, anchors: ReadonlyMap<string, Set<string>>): string | undefined {
  const known = anchors.get(link.path);
  if (!known)
    return site.files.includes(link.path.slice(1)) ? undefined : `the link ${link.href} leads to no page and no file.`;
  return link.fragment === '' || known.has(link.fragment)
    ? undefined
    : `the link ${link.href} names an anchor that ${link.path} does not have.`;
}

export const links: Checker = {
  name: 'every link and anchor inside the site leads somewhere',
  check: (site) => {
    const anchors = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
    const found = site.pages.flatMap((page) => internalLinks(page).map((link) => ({page, link})));
    const problems = found.flatMap(({page, link}) => {
      const problem = problemOf(link, site, anchors);
      return problem ? [`${page.path}: ${problem}`] : [];
    });
    return {inspected: found.length, problems: [...new Set(problems)]};
  },
};

/** Paths that a host redirects: with a trailing slash, with `index.html`, or a section's root. */
const redirects = (path: string): boolean =>
  SECTION_OPENINGS.includes(path) || path.endsWith('/index.html') || (path !== '/' && path.endsWith('/'));

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
    return {
      inspected: wanted.length,
      problems: wanted
        .filter((route) => !reached.has(route))
        .map((route) => `${route}: no chain of links leads here from the home page. Link it where readers need it.`),
    };
  },
};
