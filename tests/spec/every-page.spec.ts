/** What the specification says about every page, checked in the HTML that the server sends. */
import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {parse} from 'node-html-parser';
import {builtRoute, htmlFiles} from '../../lib/files';
import {generatedConfig} from '../support/built-files';
import {expect, test} from '../support/site';
import {everyRoute, groups} from './listed-routes';

const OPENINGS = ['/docs', '/guides', '/pilot'];
const ONE_OF_EACH_SECTION = ['/pilot/welcome/quick-start', '/docs/cases/overview', '/guides/outsourcing'];

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, {maxRedirects: 0});
  const html = await answer.text();
  const document = parse(html);
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name));
  const texts = (selector: string) => document.querySelectorAll(selector).map(({text}) => text);
  return {path, status: answer.status(), headers: answer.headers(), html, document, attributes, texts};
}

test('every page is read once for all that holds of every page', async ({request}) => {
  const pages = await Promise.all(everyRoute.map((path) => read(request, path)));
  const pageAt = (path: string) => pages.find((page) => page.path === path)!;

  await test.step('2.1 it is static: title, description, heading and text are there without scripts', () => {
    for (const {path, document, texts, attributes} of pages) {
      expect(document.querySelectorAll('main h1'), path).toHaveLength(1);
      expect(texts('main')[0]?.length, path).toBeGreaterThan(path === '/search' ? 20 : 200);
      if (path !== '/search') expect(attributes('meta[name=description]', 'content')[0], path).toMatch(/\S{3}/);
    }
  });

  await test.step('1.3 its title ends with the product’s documentation title', async () => {
    for (const {path, texts} of pages) expect(texts('title')[0], path).toMatch(/(^|\| )Pilot Documentation$/);
    for (const path of OPENINGS)
      expect((await read(request, path)).texts('title')[0], path).toMatch(/\| Pilot Documentation$/);
  });

  await test.step('1.4, 9.17 its language is English, and it names no other', () => {
    for (const {path, attributes} of pages) {
      expect(attributes('html', 'lang'), path).toEqual(['en']);
      const others = attributes('link[hreflang]', 'hreflang').filter((code) => code !== 'en' && code !== 'x-default');
      expect(others, path).toEqual([]);
      expect(attributes('meta[property^="og:locale"]', 'content'), path).toEqual(['en']);
    }
  });

  await test.step('1.5, 2.36, 9.20 its footer has a copyright line with the year 2025', async () => {
    for (const {path, texts} of [...pages, await read(request, '/nope')])
      expect(texts('footer .footer__copyright').join(), path).toMatch(/^Copyright © 2025 Pilot\b/);
  });

  await test.step('6.1 it is public: it answers without credentials and does not ask for them', () => {
    for (const {path, status, headers, html} of pages) {
      expect(status, path).toBe(200);
      expect(headers['www-authenticate'], path).toBeUndefined();
      expect(headers['set-cookie'], path).toBeUndefined();
      expect(/<input[^>]*type="?(password|email)/i.test(html), path).toBe(false);
    }
  });

  await test.step('9.14 its table of contents has no heading of level 1 or 4', async () => {
    let listedInAll = 0;
    for (const {path, document, attributes} of pages) {
      const listed = attributes('.table-of-contents a', 'href').map((href) => href?.slice(1));
      const headings = new Map(
        document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').map(({id, tagName}) => [id, tagName]),
      );
      const levels = listed.map((id) => headings.get(id!));
      expect(
        levels.filter((level) => level !== 'H2' && level !== 'H3'),
        path,
      ).toEqual([]);
      listedInAll += listed.length;
    }
    expect(listedInAll).toBeGreaterThan(100);
    // No page has a level-4 heading today; this setting would keep one out.
    expect((await generatedConfig()).themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  });

  await test.step('9.19 its generator is Docusaurus 3.8.1', () => {
    for (const {path, attributes} of pages)
      expect(attributes('meta[name=generator]', 'content'), path).toEqual(['Docusaurus v3.8.1']);
    const {version} = JSON.parse(readFileSync('node_modules/@docusaurus/core/package.json', 'utf8')) as {
      version: string;
    };
    expect(version).toBe('3.8.1');
  });

  await test.step('1.2 there are three sections, each with a sidebar of its own', () => {
    const sections = ONE_OF_EACH_SECTION.map(pageAt);
    for (const {path, document} of sections)
      expect(document.querySelectorAll('.navbar__link--active'), path).toHaveLength(1);
    const sidebars = sections.map(({texts}) => texts('nav[aria-label="Docs sidebar"]').join());
    expect(sidebars.every(Boolean)).toBe(true);
    expect(new Set(sidebars).size).toBe(3);
  });

  await test.step('2.6 /markdown-page is a generic Markdown page', () => {
    const {document, texts} = pageAt('/markdown-page');
    expect(texts('h1')[0]).toMatch(/\S/);
    expect(document.querySelectorAll('.theme-doc-sidebar-menu')).toHaveLength(0);
  });

  /** The pages of a group exist as documents; accessibility/every-route starts the application on each. */
  const exist = (group: keyof typeof groups) => () => {
    for (const {path, texts, attributes} of groups[group].map(pageAt)) {
      expect(texts('h1'), path).toEqual([expect.stringMatching(/^(?!Page Not Found)./)]);
      expect(attributes('.theme-doc-sidebar-menu [aria-current=page]', 'href'), path).toEqual([path]);
    }
  };
  await test.step('2.9 docs pages of the group cases', exist('cases'));
  await test.step('2.10 docs pages of the group customers', exist('customers'));
  await test.step('2.11 docs pages of the group financials', exist('financials'));
  await test.step('2.12 docs pages of the group operational-flow', exist('operationalFlow'));
  await test.step('2.13 docs pages of the group products', exist('products'));
  await test.step('2.14 docs pages of the group system', exist('system'));
  await test.step('2.15 docs pages of the group users', exist('users'));
  await test.step('2.16 the 17 category index pages of Docs', exist('categories'));
  await test.step('2.18 the two guides', exist('guides'));
  await test.step('2.20 the changelog', exist('changelog'));
  await test.step('2.21 the quick start and the page on why to choose the product', exist('welcome'));
  await test.step('2.22 the two category index pages of the product section', exist('pilotCategories'));
  await test.step('2.23 seven comparison pages', exist('comparisons'));
});

test('2.2 any other path shows a not-found page with status 404', async ({request}) => {
  const others = '/nope /docs/nope /docs/cases /docs/category/nope /blog /de/ /pilot/compare/nobody'.split(' ');
  for (const {path, status, texts} of await Promise.all(others.map((path) => read(request, path)))) {
    expect(status, path).toBe(404);
    expect(texts('h1'), path).toEqual(['Page Not Found']);
  }
});

test('2.2 the built site has the listed pages, the three section openings, and no other', () => {
  const built = htmlFiles(process.env.SITE_BUILD ?? 'build').map(builtRoute);
  expect(built.sort()).toEqual([...everyRoute, ...OPENINGS, '/404.html'].sort());
});

test('9.16 the sitemap lists every page but the search, weekly and with priority 0.5', async ({request}) => {
  const {document} = await read(request, '/sitemap.xml');
  const entries = document.querySelectorAll('url').map((url) => ({
    path: new URL(url.querySelector('loc')!.text).pathname,
    changefreq: url.querySelector('changefreq')?.text,
    priority: url.querySelector('priority')?.text,
  }));
  expect(entries.map(({path}) => path).sort()).toEqual(everyRoute.filter((path) => path !== '/search').sort());
  for (const entry of entries) expect(entry).toMatchObject({changefreq: 'weekly', priority: '0.5'});
});
