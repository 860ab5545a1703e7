import {internalLinks, pageChecker, SECTION_OPENINGS} from './pages';

/** Paths that a host redirects: with a trailing slash, with `index.html`, or a section's root. */
const redirects = (path: string): boolean =>
  SECTION_OPENINGS.has(path) || path.endsWith('/index.html') || (path !== '/' && path.endsWith('/'));

export const directLinks = pageChecker('no link leads to an address that redirects', (page) =>
  internalLinks(page)
    .filter(({path}) => redirects(path))
    .map(({href}) => `the link ${href} is redirected. Link to the page where it ends.`),
);
