/** 1, 7. What pages offer, and the calls they make: pages, files, and prefetching. */
import type {Page, Request} from '@playwright/test';
import {applicationFiles, filesOnlyOf} from '../support/built-files';
import {SearchModal} from '../support/search-modal';
import {expect, restOnLink, startApplication, test} from '../support/site';

const FROM = '/docs/cases/overview';
const TO = '/docs/cases/line-items';

test('what pages of every section ask for, and what they offer', async ({page, started}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const path of [
    '/',
    FROM,
    '/guides/outsourcing',
    '/pilot/welcome/quick-start',
    '/pilot/changelog',
    '/search?q=a',
  ]) {
    await started(path);
    await test.step('1.6 no form but the search', () =>
      expect(page.locator('form:not([role=search]), [contenteditable=true]'), path).toHaveCount(0));
  }
  const modal = await new SearchModal(page).openAndType('remake');
  await expect(modal.hits.first()).toBeVisible();

  await test.step('1.6 pages send nothing but questions for files, and keep no cookie', async () => {
    expect(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step('7.1, 7.15 without the hosted search no third party is asked for anything, nor a product backend', () => {
    const hosts = new Set(requests.map((request) => new URL(request.url()).host));
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    const calls = requests.filter((request) =>
      ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'].includes(request.resourceType()),
    );
    // The site's own files: the search index, and prefetched pages.
    const own = /^\/(search-index|assets)\//;
    const paths = calls.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
  });
});

/** What was prefetched: with a link by the loader, with `fetch` by the application. */
const prefetchedFiles = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href')),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({initiatorType}) => initiatorType === 'fetch')
      .map(({name}) => new URL(name).pathname),
  ]);

/** Lets the browser paint and go idle, so that idle callbacks have run; one with nothing to draw may never be idle. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), {timeout: 2000}))),
      ),
  );

/** The paths requested from now on. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Scrolls past every link of the page, and hovers over one. */
async function scrollAndHover(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await idle(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Line items'}).hover();
  await idle(page);
}

const searchButton = (page: Page) => page.locator('.navbar').getByRole('button', {name: 'Search'});

async function hoverAndFocusSearch(page: Page): Promise<void> {
  await searchButton(page).hover();
  await searchButton(page).focus();
  await idle(page);
}

const isSearchFile = (path: string) => path.startsWith('/search-index/');

test('7.13, 7.14 what a reader loads on a good connection', async ({page}) => {
  const requested = requestedPaths(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const own = filesOnlyOf(TO, FROM);
  await test.step('7.14 a reader who does nothing fetches nothing of the application', async () => {
    await page.goto(FROM);
    await idle(page);
    expect(await prefetchedFiles(page)).toEqual([]);
    expect(requested.filter((path) => applicationFiles(FROM).includes(path))).toEqual([]);
  });
  await test.step('7.14 the search is fetched before it is opened', async () => {
    await startApplication(page);
    requested.length = 0;
    await hoverAndFocusSearch(page);
    await expect.poll(() => requested.filter(isSearchFile).length).toBeGreaterThan(0);
  });
  await test.step('7.13 the content of other pages is not loaded with this one', () => {
    expect(loaded.filter((file) => own.includes(file))).toEqual([]);
  });
  await test.step('7.14 the pages that links lead to are prefetched', async () => {
    await scrollAndHover(page);
    await expect.poll(() => requested).toEqual(expect.arrayContaining(own));
  });
  await test.step('7.13 it is loaded lazily, as static asset files', async () => {
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Line items'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
    expect(own.filter((file) => !loaded.includes(file))).toEqual([]);
    for (const file of own) expect(file).toMatch(/^\/assets\/js\/[\w.~-]+\.[0-9a-f]{8}\.js$/);
  });
});

/** The headless shell can't emulate a connection type, so this overrides what the page reads. */
const isSlow = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: 'slow-2g', saveData: false}}),
  );

async function savesData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
}

for (const [when, slowDown] of [
  ['when the reader saves data', savesData],
  // For 2g itself, see the rules for prefetching in start-on-intent.spec.ts.
  ['on a slow-2g connection', isSlow],
] as const) {
  test(`7.14 prefetching is skipped ${when}, and the search is fetched only as it is opened`, async ({page}) => {
    await slowDown(page);
    const requested = requestedPaths(page);
    await page.goto(FROM);
    const {saveData, effectiveType} = await page.evaluate(() => {
      const {connection} = navigator as unknown as {connection: {saveData: boolean; effectiveType: string}};
      return {saveData: connection.saveData, effectiveType: connection.effectiveType};
    });
    expect(saveData || effectiveType.endsWith('2g')).toBe(true);
    await idle(page);
    expect(await prefetchedFiles(page)).toEqual([]);
    await restOnLink(page);
    await idle(page);
    expect(requested.filter((path) => applicationFiles(FROM).includes(path))).toEqual([]);
    const beforeSearch = requested.length;
    await hoverAndFocusSearch(page);
    expect(requested.slice(beforeSearch)).toEqual([]);
    await scrollAndHover(page);
    expect(await prefetchedFiles(page)).toEqual([]);
    const own = filesOnlyOf(TO, FROM);
    expect(requested.filter((path) => isSearchFile(path) || own.includes(path))).toEqual([]);
    const modal = await new SearchModal(page).openAndType('remake');
    await expect(modal.hits.first()).toBeVisible();
    expect(requested.filter(isSearchFile).length).toBeGreaterThan(0);
  });
}
