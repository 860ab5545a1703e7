/** 2. Screens and routes: slow and failing pages. */
import {block, filesOnlyOf, intercept} from '../support/built-files';
import {expect, retry, test} from '../support/site';

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

test('2.38 the wait for the bar begins when the path changes, and not when only the hash does', async ({
  page,
  started,
}) => {
  await page.addInitScript((delay) => {
    const {setTimeout} = window;
    const waits = {begun: 0};
    const counting = (...args: Parameters<typeof setTimeout>) => {
      if (args[1] !== delay) return setTimeout(...args);
      // Never fires: once shown, the bar itself uses timers of the same length.
      return (waits.begun += 1);
    };
    Object.assign(window, {waits, setTimeout: counting});
  }, 200);
  const waitsBegun = () => page.evaluate(() => (window as unknown as {waits: {begun: number}}).waits.begun);
  await started(FROM);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  expect(await waitsBegun()).toBe(0);
  await page.getByRole('link', {name: 'Pilot', exact: true}).last().click();
  await expect(page).toHaveURL(TO);
  expect(await waitsBegun()).toBe(1);
});

test('2.40, 2.41, 8.9 a navigation that cannot load its page loads it as a document with a box titled Page Error, and Retry loads it', async ({
  page,
  started,
  consoleWatch,
}) => {
  consoleWatch.allow(PAGE_FILES_MISSING);
  const mend = await block(page, filesOnlyOf(TO, FROM));
  await started(FROM);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(TO));
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', {name: 'Pilot', exact: true}).last().click();
  await reloaded;
  await loaded;
  await expect(page).toHaveURL(TO);
  const heading = page.getByRole('heading', {level: 1});
  // The page that the reader came for is readable, before and beside the box.
  await expect(heading).toHaveText('Why Pilot');
  await page.keyboard.press('Shift');
  const box = page.getByRole('alert').filter({hasText: 'Page Error'});
  await expect(box.getByRole('heading', {name: 'Page Error'})).toBeVisible();
  await expect(box).toContainText(/ChunkLoadError: Loading chunk [^]*\/assets\/js\//);
  await expect(heading).toHaveText('Why Pilot');
  await mend();
  await retry(page);
  await expect(heading).toHaveText('Why Pilot');
});
