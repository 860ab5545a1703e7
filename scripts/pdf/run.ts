/** `npm run pdf`: the whole documentation as one PDF in `pdf/`, as its pages print, with an outline and tags. */
import {chromium, type Page} from '@playwright/test';
import {baseUrl, siteUrl} from '../../config/site-address';
import {SECTIONS} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {buildSite} from '../build/build-site';
import {listen} from '../serve/listen';
import {createSiteServer} from '../serve/site-server';
import {findBrowser} from '../test/browsers';

const FILE = 'pdf/documentation.pdf';

/** The routes of a section in the order of its sidebar: from its first page, each next one. */
async function routesOf(page: Page, opening: string): Promise<string[]> {
  const routes: string[] = [];
  const next = page.locator('.pagination-nav__link--next');
  await page.goto(opening);
  await page.waitForURL((url) => url.href !== opening);
  for (;;) {
    routes.push(new URL(page.url()).pathname);
    const address = (await next.count()) > 0 ? await next.getAttribute('href') : undefined;
    if (!address) return routes;
    await page.goto(new URL(address, page.url()).href);
  }
}

/** Runs in the browser: replaces the page's text with that of all pages, and makes links between them internal. */
async function joinPages({routes, site}: {routes: readonly string[]; site: string}): Promise<void> {
  const idOf = (route: string, id: string) => `${route}:${id}`;
  const articleAt = async (route: string) => {
    const text = await (await fetch(route)).text();
    const article = new DOMParser().parseFromString(text, 'text/html').querySelector('article')!;
    for (const element of article.querySelectorAll('[id]')) element.id = idOf(route, element.id);
    for (const link of article.querySelectorAll('a[href]')) {
      const {origin, pathname, hash, href} = new URL(link.getAttribute('href')!, location.origin + route);
      const isHere = origin === location.origin && routes.includes(pathname);
      const inside = `#${hash ? idOf(pathname, hash.slice(1)) : pathname}`;
      link.setAttribute('href', isHere ? inside : href.replace(location.origin, site));
    }
    for (const details of article.querySelectorAll('details')) details.open = true;
    article.id = route;
    article.style.breakBefore = 'page';
    return document.adoptNode(article);
  };
  document.querySelector('article')!.replaceWith(...(await Promise.all(routes.map(articleAt))));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

async function main() {
  const executablePath = findBrowser();
  if (!executablePath) throw new UserError('A PDF needs Chrome or Chromium: install one, or set CHROME_PATH.');
  await buildSite({ifChanged: true});
  const server = createSiteServer({root: 'build', baseUrl});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  // The site's own policy forbids what joins the pages; without scripts of the site, nothing else changes them.
  const page = await browser.newPage({bypassCSP: true, colorScheme: 'light'});
  await page.route(/\.js$/, (route) => route.abort());
  const routes: string[] = [];
  for (const section of SECTIONS) routes.push(...(await routesOf(page, `${origin}${baseUrl}${section}`)));
  await page.goto(origin + routes[0]!);
  await page.evaluate(joinPages, {routes, site: siteUrl});
  await page.pdf({path: FILE, outline: true, tagged: true, preferCSSPageSize: true});
  console.log(`${FILE}: ${routes.length} pages of the site`);
  await browser.close();
  process.exit(0);
}

void main();
