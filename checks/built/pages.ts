/** Shared by the checkers of built pages: which pages count, and where a link leads. */
import {baseUrl, siteUrl} from '../../config/site-address';
import {isRoute} from '../../config/routes';
import type {Page, Site} from '../site';

/** The pages that readers look for, without section roots and the not-found page. */
export const routePages = ({pages}: Site): Page[] => pages.filter(({path}) => isRoute(path));

export type InternalLink = {href: string; path: string; fragment: string};

/** Where a link of this page leads on the site; undefined if it leaves the site. */
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

/** The text a browser would show for an element. */
export const shownText = (html: {textContent: string}): string => html.textContent.replace(/\s+/g, ' ').trim();
