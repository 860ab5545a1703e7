/** What the checkers over built pages share: which pages count, and where an address leads. */
import {baseUrl, siteUrl} from '../../config/site-address';
import {isRoute} from '../../config/routes';
import type {Checker, Page, Site} from '../site';

/** Addresses that only open the first page of their section. */
export const SECTION_OPENINGS: ReadonlySet<string> = new Set(['/docs', '/guides', '/pilot']);
export const NOT_FOUND = '/404.html';

/** The pages that a reader looks for; not the openings and the not-found page. */
export const routePages = ({pages}: Site): Page[] => pages.filter(({path}) => isRoute(path));

/** A checker that looks at one page at a time; each problem is told with the page's address. */
export function pageChecker(
  name: string,
  check: (page: Page) => string[],
  choose = (site: Site) => site.pages,
): Checker {
  return {
    name,
    check: (site) => {
      const pages = choose(site);
      return {
        inspected: pages.length,
        problems: pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`)),
      };
    },
  };
}

export type InternalLink = {href: string; path: string; fragment: string};

/** Where a link of this page leads on the site; undefined when it leaves the site. */
export function internalLink(page: Page, href: string): InternalLink | undefined {
  const from = new URL(baseUrl.slice(0, -1) + page.path, siteUrl);
  const target = URL.canParse(href, from) ? new URL(href, from) : undefined;
  if (target?.origin !== siteUrl || !target.pathname.startsWith(baseUrl)) return undefined;
  return {href, path: `/${target.pathname.slice(baseUrl.length)}`, fragment: decodeURIComponent(target.hash.slice(1))};
}

export const internalLinks = (page: Page): InternalLink[] =>
  page.document
    .querySelectorAll('a[href]')
    .flatMap((link) => internalLink(page, link.getAttribute('href') ?? '') ?? []);

/** What a browser would show of an element whose name is its content. */
export const shownText = (html: {textContent: string}): string => html.textContent.replace(/\s+/g, ' ').trim();
