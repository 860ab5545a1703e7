/** 2. Screens and routes: slow and failing pages. */
import {block, filesOnlyOf, gate, intercept} from '../support/built-files';
import {expect, test} from '../support/site';

const FROM = '/guides/outsourcing';
const TO = '/pilot/welcome/why-pilot';
/** The browser's message about each blocked file, and the generator's about the page that needs them. */
const PAGE_FILES_MISSING = /net::ERR_FAILED \S+\/assets\/js\/|^warning: ChunkLoadError: Loading chunk/;
const progressBar = '#nprogress';

test('2.38, 9.15 a thin progress bar appears when a route change takes longer than 200 ms', async ({page, started}) => {
  const held: (() => Promise<void>)[] = [];
  await intercept(page, filesOnlyOf(TO, FROM), async (route) => void held.push(() => route.continue()));
  await page.clock.install();
  await started(FROM);
  await page.clock.pauseAt(Date.now() + 60_000);
  // A jump inside the page is no route change.
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(1_000);
  await expect(page.locator(progressBar)).toHaveCount(0);
  await page.getByRole('link', {name: 'Pilot', exact: true}).last().click();
  await page.clock.runFor(199);
  await expect(page.locator(progressBar)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(`${progressBar} .bar`)).toBeVisible();
  expect((await page.locator(`${progressBar} .bar`).boundingBox())!.height).toBeLessThanOrEqual(5);
  await page.clock.resume();
  await Promise.all(held.map((letGo) => letGo()));
  await expect(page).toHaveURL(TO);
  await expect(page.locator(progressBar)).toHaveCount(0);
});

test('2.38 the bar also appears while a document is on its way, as after a first click', async ({page}) => {
  // A test can't advance a page's clock while a document is on its way, so the page says when its bar came.
  const shown = gate();
  const bars: {after: number; height: number}[] = [];
  await page.exposeFunction('onBar', (after: number, height: number) => {
    bars.push({after, height});
    shown.open();
  });
  await page.addInitScript(() => {
    // On a slow connection, the browser doesn't prefetch the document.
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
    const {onBar} = window as unknown as {onBar: (after: number, height: number) => void};
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector('#nprogress .bar');
      if (bar && clicked) onBar(performance.now() - clicked, bar.getBoundingClientRect().height);
    }).observe(document, {childList: true, subtree: true});
  });
  await page.route(`**${TO}`, (route) => shown.opened.then(() => route.continue()));
  await page.goto(FROM);
  await page.locator('.navbar__link', {hasText: 'Pilot'}).click();
  await expect(page).toHaveURL(TO);
  expect(bars).toHaveLength(1);
  expect(bars[0]!.after).toBeGreaterThanOrEqual(199);
  expect(bars[0]!.height).toBeLessThanOrEqual(5);
  await expect(page.locator(progressBar)).toHaveCount(0);
});

test('2.41 a navigation that cannot load its page loads it as a document', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(PAGE_FILES_MISSING);
  await block(page, filesOnlyOf(TO, FROM));
  await started(FROM);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(TO));
  await page.getByRole('link', {name: 'Pilot', exact: true}).last().click();
  await reloaded;
  await expect(page).toHaveURL(TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Why Pilot');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('2.40, 8.9 a page that cannot be loaded at all is reported in a box titled Page Error, and Retry loads it', async ({
  page,
  context,
  started,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await started(FROM);
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.boundingBox();
  await context.setOffline(true);
  await page.getByRole('link', {name: 'Pilot', exact: true}).last().click();
  const box = page.getByRole('alert').filter({hasText: 'Page Error'});
  const retry = box.getByRole('button', {name: 'Retry'});
  await expect(box.getByRole('heading', {name: 'Page Error'})).toBeVisible();
  await expect(box).toContainText(/ChunkLoadError: Loading chunk [^]*\/assets\/js\//);
  // What is on screen stays where it is.
  await expect(heading).toHaveText('Outsourcing');
  expect(await heading.boundingBox()).toEqual(before);
  await retry.click();
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(heading).toHaveText('Why Pilot');
  await expect(page).toHaveURL(TO);
  await expect(box).toHaveCount(0);
});
