/** The search as the very first act, without the application, without a connection, and before its hits have come. */
import {brotliCompressSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {applicationFiles, block, intercept, searchFiles} from '../support/built-files';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';
const INDEX = '**/search-index/*/index.json';

test('the script before the first hit is at most 80 KiB, and the application’s own is not part of it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  // What is fetched ahead while the page is idle is no part of it.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('invoice');
  await expect(new SearchModal(page).hits.first()).toBeVisible();
  const files = [...new Set(scripts)];
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(process.env.SITE_BUILD!, file))).length);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => /\/main\./.test(file))).toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024);
});

test('React is one file, which the search and the application share', () => {
  const shared = searchFiles(DOC).filter((file) => applicationFiles(DOC).includes(file));
  expect(shared.map((file) => file.replace(/.*\/(\w+)\..*/, '$1')).toSorted()).toEqual(['react', 'runtime']);
});

test('with the application blocked, the search finds, opens a hit as a document, and remembers it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED/);
  await block(
    page,
    applicationFiles(DOC).filter((file) => !searchFiles(DOC).includes(file)),
  );
  await page.goto(DOC);
  const modal = await new SearchModal(page).openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations$/);
  await modal.open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Workstations']);
});

test('index, words, and texts are fetched while React is on its way, by one worker', async ({page}) => {
  const react = gate();
  await page.route('**/react.*.js', async (route) => {
    await react.opened;
    await route.continue();
  });
  await page.goto(DOC);
  const texts = page.context().waitForEvent('request', (request) => request.url().includes('/texts/'));
  await page.keyboard.press('/');
  await page.keyboard.type('workstations');
  await texts;
  react.open();
  await expect(new SearchModal(page).hits.first()).toContainText('Workstations');
  expect(page.workers()).toHaveLength(1);
});

test('Enter before the hits opens the first hit of what is typed', async ({page}) => {
  const index = gate();
  await page.route(INDEX, async (route) => {
    await index.opened;
    await route.continue();
  });
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('workstations');
  await page.keyboard.press('Enter');
  index.open();
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations$/);
});

test('Enter right after the last letter does not open a hit of an earlier prefix', async ({page}) => {
  await page.goto(DOC);
  const modal = await new SearchModal(page).openAndType('w');
  await expect(modal.hits.first()).toBeVisible();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('dialog input')!;
    input.value = 'workstations';
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.form!.requestSubmit();
  });
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations$/);
});

test('Enter is forgotten when the reader types on', async ({page}) => {
  const index = gate();
  await page.route(INDEX, async (route) => {
    await index.opened;
    await route.continue();
  });
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('work');
  await page.keyboard.press('Enter');
  await page.keyboard.type('stations');
  index.open();
  await expect(new SearchModal(page).hits.first()).toContainText('Workstations');
  await expect(page).toHaveURL(DOC);
});

test('a search that cannot be loaded says so in its dialog, and the next key recovers', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED/);
  const unblock = await block(page, searchFiles(DOC));
  await page.goto(DOC);
  const modal = new SearchModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('invoic');
  await expect(modal.dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(modal.dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(page.getByText('Page Error')).toHaveCount(0);
  await unblock();
  await page.keyboard.type('e');
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.dialog.getByText('Unable to fetch results')).toHaveCount(0);
});

test('a key that is pressed while the files of the search are failing is answered when they come', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED/);
  const failure = gate();
  let isBack = false;
  const requested = page.waitForRequest('**/react.*.js');
  await intercept(page, searchFiles(DOC), async (route) => {
    if (isBack) return route.continue();
    await failure.opened;
    await route.abort();
  });
  await page.goto(DOC);
  await page.keyboard.press('/');
  await requested;
  await page.keyboard.type('invoice');
  isBack = true;
  failure.open();
  await expect(new SearchModal(page).hits.first()).toBeVisible();
});

test('offline before the first use, and online again', async ({page, context, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(DOC);
  await context.setOffline(true);
  const modal = await new SearchModal(page).openAndType('invoic');
  await expect(modal.dialog.getByText('Unable to fetch results')).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.type('e');
  await expect(modal.hits.first()).toBeVisible();
});

test('a middle click and a Ctrl+click open a hit in a new tab and leave the search open', async ({page, context}) => {
  await page.goto(DOC);
  const modal = await new SearchModal(page).openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  for (const how of [{button: 'middle'}, {modifiers: ['Control']}] as const) {
    const opened = context.waitForEvent('page');
    await modal.hits.first().click(how as object);
    await expect(await opened).toHaveURL(/\/docs\/operational-flow\/workstations$/);
    await expect(modal.dialog).toBeVisible();
  }
  await expect(page).toHaveURL(DOC);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('it fills the screen, the page behind keeps its place, and the way to all results is in view', async ({
    page,
  }) => {
    await page.goto(DOC);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    const modal = new SearchModal(page);
    // By its place: a locator's tap would first scroll to where the sticky navbar began.
    const {x, y} = (await page.locator('.navbar').getByRole('button', {name: 'Search'}).boundingBox())!;
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(modal.input).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    expect(await modal.dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 800});
    await modal.input.fill('case');
    await expect(modal.dialog.getByRole('link', {name: /^See all/})).toBeInViewport();
    await modal.hits.last().scrollIntoViewIfNeeded();
    await expect(modal.dialog.getByRole('link', {name: /^See all/})).toBeInViewport();
    await modal.dialog.getByRole('button', {name: 'Cancel'}).tap();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });
});
