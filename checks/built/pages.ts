/** Shared by the checkers of built pages: where a link leads, and what text is shown. */
import {baseUrl, siteUrl} from '../../config/site-address';
import type {Page} from '../site';

type InternalLink = {href: string; path: string};

/** The links of a page that lead to this site, with their paths. */
export function internalLinks(page: Page): InternalLink[] {
  const from = new URL(baseUrl.slice(0, -1) + page.path, siteUrl);
  return page.document.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href')!;
    const {origin, pathname = ''} = URL.canParse(href, from) ? new URL(href, from) : {};
    if (origin !== siteUrl || !pathname.startsWith(baseUrl)) return [];
    return [{href, path: `/${pathname.slice(baseUrl.length)}`}];
  });
}

/** The text a browser would show for an element. */
export const shownText = (html: {textContent: string}): string => html.textContent.replace(/\s+/g, ' ').trim();
