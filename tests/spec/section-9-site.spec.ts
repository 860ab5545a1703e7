/** 9. Business constants and limits: those of the site itself. */
import {readFileSync} from 'node:fs';
import {parse} from 'node-html-parser';
import {builtHtml, filesOnlyOf, intercept} from '../support/built-files';
import {generatedConfig} from '../support/generated';
import {expect, test} from '../support/site';
import {everyRoute} from './listed-routes';

test('9.13 the desktop breakpoint is 996 px: the menu is a hamburger up to it', async ({page}) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  for (const [width, isMobile] of [
    [995, true],
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(hamburger, `${width} px`).toBeVisible({visible: isMobile});
  }
});

test('9.14 tables of contents have no heading of level 1 or 4', async ({request}) => {
  let listedInAll = 0;
  for (const path of everyRoute) {
    const page = parse(await (await request.get(path)).text());
    const listed = page.querySelectorAll('.table-of-contents a').map((link) => link.getAttribute('href')?.slice(1));
    const headings = new Map(
      page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').map(({id, tagName}) => [id, tagName]),
    );
    const levels = listed.map((id) => headings.get(id!));
    expect(
      levels.filter((level) => level !== 'H2' && level !== 'H3'),
      path,
    ).toEqual([]);
    listedInAll += listed.length;
  }
  expect(listedInAll).toBeGreaterThan(100);
  // No page has a heading of level 4 today: the setting keeps the first one out.
  expect((await generatedConfig()).themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
});

test('9.15 the progress bar waits 200 ms on a path change', async ({page, started}) => {
  const [from, to] = ['/docs/users/users', '/docs/users/roles-and-permissions'];
  const held: (() => Promise<void>)[] = [];
  await intercept(page, filesOnlyOf(to, from), async (route) => void held.push(() => route.continue()));
  await page.clock.install();
  await started(from);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Roles and permissions'}).click();
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await page.clock.resume();
  await Promise.all(held.map((letGo) => letGo()));
  await expect(page).toHaveURL(to);
});

test('9.16 the sitemap lists every page but the search, weekly and with priority 0.5', async ({request}) => {
  const sitemap = parse(await (await request.get('/sitemap.xml')).text());
  const entries = sitemap.querySelectorAll('url').map((url) => ({
    path: new URL(url.querySelector('loc')!.text).pathname,
    changefreq: url.querySelector('changefreq')?.text,
    priority: url.querySelector('priority')?.text,
  }));
  expect(entries.map(({path}) => path).sort()).toEqual(everyRoute.filter((path) => path !== '/search').sort());
  for (const entry of entries) expect(entry).toMatchObject({changefreq: 'weekly', priority: '0.5'});
});

test('9.17 the only locale is en', async ({request}) => {
  for (const path of ['/', '/docs/cases/overview', '/search']) {
    const html = await (await request.get(path)).text();
    expect(
      [...html.matchAll(/property="?og:locale(?::alternate)?"? content="?(\w+)/g)].map(([, code]) => code),
      path,
    ).toEqual(['en']);
  }
});

test('9.18 the colour mode is light by default and the switch is enabled', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', {name: /currently light mode/})).toBeEnabled();
});

test('9.19 the site generator is Docusaurus 3.8.1', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.8.1');
  const {version} = JSON.parse(readFileSync('node_modules/@docusaurus/core/package.json', 'utf8')) as {version: string};
  expect(version).toBe('3.8.1');
});

test('9.20 the copyright year is 2025 on every page', () => {
  for (const path of everyRoute) {
    expect(parse(builtHtml(path)).querySelector('.footer__copyright')?.text, path).toMatch(/^Copyright © 2025 /);
  }
});
