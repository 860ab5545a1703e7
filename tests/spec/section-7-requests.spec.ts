/** 1, 7. What pages offer, and the calls they make: pages, files, and prefetching. */
import type {Page, Request} from '@playwright/test';
import {applicationFiles, filesOnlyOf, hold, pageFiles} from '../support/built-files';
import {applicationRuns, expect, idle, restOnLink, test} from '../support/site';

const FROM = '/docs/cases/overview';
const TO = '/docs/cases/line-items';

test('what pages of every section ask for, and what they offer', async ({page, started, modal}) => {
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
  await modal.openAndType('remake');
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
  const scripts = () => [...new Set(requested.filter((path) => path.endsWith('.js')))].sort();
  const link = (name: string) => page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});
  const own = filesOnlyOf(TO, FROM);
  const application = [...applicationFiles(FROM), ...pageFiles(FROM)];
  const letCome = await hold(page, applicationFiles());
  await test.step('7.14 a reader who does nothing fetches nothing of the application', async () => {
    await page.goto(FROM);
    await idle(page);
    expect(scripts()).toEqual([]);
  });
  await test.step('7.13 the content of other pages is not loaded with this one', async () => {
    await link('Line items').focus();
    // The page's own files are requested together with those of the application.
    await expect.poll(scripts).toEqual([...application].sort());
  });
  await test.step('7.14 the page that the link leads to is prefetched, and no other', async () => {
    letCome();
    await applicationRuns(page);
    const all = [...application, ...own].sort();
    await expect.poll(scripts).toEqual(all);
    await idle(page);
    expect(scripts()).toEqual(all);
  });
  await test.step('7.14 so is that of a link with the focus', async () => {
    await link('Production steps').focus();
    await expect.poll(scripts).toEqual(expect.arrayContaining(filesOnlyOf('/docs/cases/production-steps', FROM)));
  });
  await test.step('7.14 the search is fetched before it is opened', async () => {
    await hoverAndFocusSearch(page);
    await expect.poll(() => requested.filter(isSearchFile).length).toBeGreaterThan(0);
  });
  await test.step('7.13 a page is loaded lazily, as static asset files', async () => {
    await link('Line items').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
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
  test(`7.14 prefetching is skipped ${when}, and the search is fetched only as it is opened`, async ({page, modal}) => {
    await slowDown(page);
    const requested = requestedPaths(page);
    await page.goto(FROM);
    const {saveData, effectiveType} = await page.evaluate(() => {
      const {connection} = navigator as unknown as {connection: {saveData: boolean; effectiveType: string}};
      return {saveData: connection.saveData, effectiveType: connection.effectiveType};
    });
    expect(saveData || effectiveType.endsWith('2g')).toBe(true);
    await idle(page);
    const before = requested.length;
    await restOnLink(page);
    await hoverAndFocusSearch(page);
    await scrollAndHover(page);
    expect(requested.slice(before)).toEqual([]);
    await modal.openAndType('remake');
    await expect(modal.hits.first()).toBeVisible();
    expect(requested.filter(isSearchFile).length).toBeGreaterThan(0);
  });
}
