/** 7. The calls it makes: pages, files and prefetching. */
import type {Page} from '@playwright/test';
import {applicationFiles, filesOnlyOf} from '../support/built-files';
import {expect, startApplication, test} from '../support/site';

const FROM = '/docs/cases/overview';
const TO = '/docs/cases/line-items';

test('7.1 without the hosted search no third party is asked for anything', async ({page, started}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const path of ['/', FROM, '/pilot/changelog', '/search?q=invoice']) await started(path);
  await page
    .getByRole('button', {name: /^Search/})
    .first()
    .click();
  await page.locator('.DocSearch-Input').fill('remake');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('7.13 page content is loaded lazily as static asset files', async ({page, started}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const own = filesOnlyOf(TO, FROM);
  await started(FROM);
  expect(loaded.filter((file) => own.includes(file))).toEqual([]);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Line items'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
  expect(own.filter((file) => !loaded.includes(file))).toEqual([]);
  for (const file of own) expect(file).toMatch(/^\/assets\/js\/[\w.~-]+\.[0-9a-f]{8}\.js$/);
});

const prefetchedFiles = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Lets the browser be idle, so that what waits for that moment has had it. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

test('7.14 on a good connection the application is prefetched when the page is idle', async ({page}) => {
  await page.goto(FROM);
  await expect.poll(() => prefetchedFiles(page)).toEqual(expect.arrayContaining(applicationFiles(FROM)));
});

test('7.14 prefetching is skipped when the reader saves data', async ({page}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
  await page.goto(FROM);
  expect(
    await page.evaluate(() => (navigator as unknown as {connection: {saveData: boolean}}).connection.saveData),
  ).toBe(true);
  await idle(page);
  expect(await prefetchedFiles(page)).toEqual([]);
  await startApplication(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Line items'}).hover();
  await idle(page);
  expect(await prefetchedFiles(page)).toEqual([]);
});

for (const effectiveType of ['2g', 'slow-2g']) {
  test(`7.14 prefetching is skipped on a ${effectiveType} connection`, async ({page}) => {
    // The headless shell has no switch for the kind of connection; the page can only ask the browser for it.
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: type, saveData: false}});
    }, effectiveType);
    await page.goto(FROM);
    await idle(page);
    expect(await prefetchedFiles(page)).toEqual([]);
    await startApplication(page);
    await idle(page);
    expect(await prefetchedFiles(page)).toEqual([]);
  });
}

test('7.15 no call to a product backend is made', async ({page, started}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['xhr', 'fetch', 'websocket', 'eventsource', 'ping'].includes(request.resourceType()))
      calls.push(request.url());
  });
  for (const path of ['/', FROM, '/guides/outsourcing', '/pilot/changelog']) await started(path);
  expect(calls.filter((url) => !new URL(url).pathname.startsWith('/search-index/'))).toEqual([]);
});
