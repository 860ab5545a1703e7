import {internalLinks, pageChecker, SECTION_OPENINGS} from './pages';

/** Addresses that a host answers with another address: with a slash at the end, `index.html`, a section's opening. */
const redirects = (path: string): boolean =>
  SECTION_OPENINGS.has(path) || path.endsWith('/index.html') || (path !== '/' && path.endsWith('/'));

export const directLinks = pageChecker('no link leads to an address that redirects', (page) =>
  internalLinks(page)
    .filter(({path}) => redirects(path))
    .map(({href}) => `the link ${href} is redirected. Link to the page where it ends.`),
);
