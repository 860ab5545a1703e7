/** 2. Screens and routes: the pages. */
import {readdirSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {parse} from 'node-html-parser';
import {plainHost} from '../support/plain-host';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';
import {everyRoute, groups} from './listed-routes';

/** The pages of a group are there, as documents; accessibility/every-route starts the application of each. */
const exist =
  (group: keyof typeof groups) =>
  async ({request}: {request: APIRequestContext}) => {
    for (const path of groups[group]) {
      const answer = await request.get(path, {maxRedirects: 0});
      expect(answer.status(), path).toBe(200);
      const page = parse(await answer.text());
      const headings = page.querySelectorAll('h1').map(({text}) => text);
      expect(headings, path).toHaveLength(1);
      expect(headings[0], path).not.toMatch(/^$|Page Not Found/);
      const current = page.querySelectorAll('.theme-doc-sidebar-menu [aria-current=page]');
      expect(
        current.map((link) => link.getAttribute('href')),
        path,
      ).toEqual([path]);
    }
  };

test('2.1 every page is static: title, description, heading and text are there without scripts', async ({request}) => {
  for (const path of everyRoute) {
    const page = parse(await (await request.get(path)).text());
    expect(page.querySelector('title')?.text, path).toMatch(/\S/);
    expect(page.querySelectorAll('main h1'), path).toHaveLength(1);
    expect(page.querySelector('main')?.text.length, path).toBeGreaterThan(path === '/search' ? 20 : 200);
    if (path !== '/search')
      expect(page.querySelector('meta[name=description]')?.getAttribute('content'), path).toMatch(/\S{3}/);
  }
});

test('2.2 any other path shows a not-found page with status 404', async ({page, consoleWatch}) => {
  for (const path of [
    '/nope',
    '/docs/nope',
    '/docs/cases',
    '/docs/category/nope',
    '/blog',
    '/de/',
    '/pilot/compare/nobody',
  ]) {
    consoleWatch.allow(new RegExp(`status of 404 .*${path}$`));
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', {level: 1}), path).toHaveText('Page Not Found');
  }
});

test('2.2 the not-found page stays when its application runs', async ({started, consoleWatch}) => {
  consoleWatch.allow(/status of 404 .*\/docs\/cases\/overviews$/);
  const page = await started('/docs/cases/overviews');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('link', {name: 'Overview', exact: false}).first()).toBeVisible();
});

test('2.2 the built site has the listed pages, the three section openings, and no other', () => {
  const built = readdirSync(process.env.SITE_BUILD ?? 'build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  expect(built.sort()).toEqual([...everyRoute, '/docs', '/guides', '/pilot', '/404.html'].sort());
});

test('2.3 a trailing index.html is dropped from the address', async ({page}) => {
  await page.goto('/docs/cases/overview/index.html?from=mail#who-can-do-it');
  await expect(page).toHaveURL('/docs/cases/overview?from=mail#who-can-do-it');
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
});

test('2.3 a trailing index.html is dropped also on a host that does not redirect', async ({started, page}) => {
  const host = await plainHost(process.env.SITE_BUILD ?? 'build');
  try {
    await started(`${host.origin}/docs/cases/overview/index.html`);
    await expect(page).toHaveURL(`${host.origin}/docs/cases/overview`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  } finally {
    await page.goto('about:blank');
    host.close();
  }
});

test('2.4 a navigation scrolls to the hash target, or else to the top', async ({started}) => {
  const page = await started('/docs/cases/overview');
  const toc = page.locator('.theme-doc-toc-desktop a');
  const target = (await toc.nth(3).getAttribute('href'))!;
  await toc.nth(3).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'Guides', exact: true}).first().click();
  await expect(page).toHaveURL(/\/guides\/invoicing-and-shipping$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // A search hit leads to a heading of another page.
  const modal = await new SearchModal(page).openAndType('void unused return labels');
  const heading = 'void-unused-return-labels';
  await modal.dialog.locator(`a[href$="/docs/customers/return-labels#${heading}"]`).first().click();
  await expect(page).toHaveURL(`/docs/customers/return-labels#${heading}`);
  await expect(page.locator(`[id="${heading}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('2.5 / is the home page', async ({started}) => {
  const page = await started('/');
  await expect(page).toHaveTitle('Pilot Documentation');
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
});

test('2.6 /markdown-page is a generic Markdown page', async ({started}) => {
  const page = await started('/markdown-page');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
});

test('2.7 /search shows the results of the query in q', async ({started}) => {
  const page = await started('/search?q=invoice');
  await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /invoice/i})
      .first(),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('statement');
  await expect(page).toHaveURL(/[?&]q=statement$/);
});

test('2.9 docs pages of the group cases', exist('cases'));
test('2.10 docs pages of the group customers', exist('customers'));
test('2.11 docs pages of the group financials', exist('financials'));
test('2.12 docs pages of the group operational-flow', exist('operationalFlow'));
test('2.13 docs pages of the group products', exist('products'));
test('2.14 docs pages of the group system', exist('system'));
test('2.15 docs pages of the group users', exist('users'));
test('2.16 the 17 category index pages of Docs', exist('categories'));
test('2.18 the two guides', exist('guides'));
test('2.20 the changelog', exist('changelog'));
test('2.21 the quick start and the page on why to choose the product', exist('welcome'));
test('2.22 the two category index pages of the product section', exist('pilotCategories'));
test('2.23 seven comparison pages', exist('comparisons'));
