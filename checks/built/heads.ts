/** What the head of every page says about it. tests/spec/every-page.spec.ts checks language, generator, and title. */
import {NOT_FOUND, PAGES_WITHOUT_TEXT} from '../../config/routes';
import {baseUrl, siteUrl} from '../../config/site-address';
import {pageChecker, type Checker, type Page} from '../site';
import {routePages, shownText} from './pages';

const attribute = ({document}: Page, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

const titleOf = ({document}: Page) => shownText(document.querySelector('title') ?? {textContent: ''});

/** The URL of the page's content; for a section's root, that of the page it opens. */
function ownAddress(page: Page): string {
  const opensOn = /url=(.+)$/.exec(attribute(page, 'meta[http-equiv=refresh]', 'content') ?? '')?.[1];
  return siteUrl + (opensOn ?? (page.path === '/' ? baseUrl : baseUrl.slice(0, -1) + page.path));
}

const NAMING_THE_ADDRESS = [
  {what: 'canonical address', selector: 'link[rel=canonical]', name: 'href'},
  {what: 'address to share', selector: 'meta[property="og:url"]', name: 'content'},
  {what: 'address in English', selector: 'link[hreflang=en]', name: 'href'},
  {what: 'address in other languages', selector: 'link[hreflang=x-default]', name: 'href'},
];

export const addresses = pageChecker(
  'every page names its own address, and an opening that of the page it opens',
  (page) => {
    const wanted = ownAddress(page);
    return NAMING_THE_ADDRESS.flatMap(({what, selector, name}) => {
      const found = page.document.querySelectorAll(selector).map((element) => element.getAttribute(name));
      return found.length === 1 && found[0] === wanted
        ? []
        : [`the ${what} is "${found.join('", "')}", not "${wanted}".`];
    });
  },
  ({pages}) => pages.filter(({path}) => path !== NOT_FOUND),
);

export const robots = pageChecker('only pages without content of their own are kept from search engines', (page) => {
  const hidden = /\bnoindex\b/.test(attribute(page, 'meta[name=robots]', 'content') ?? '');
  if (hidden === PAGES_WITHOUT_TEXT.has(page.path)) return [];
  return [
    hidden
      ? 'search engines are kept out. Remove the robots tag.'
      : 'search engines are let in. Add <meta name="robots" content="noindex">.',
  ];
});

const descriptionOf = (page: Page) => attribute(page, 'meta[name=description]', 'content')?.trim() ?? '';

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
