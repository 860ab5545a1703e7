/** A page loads no script before the first sign of intent, and nothing on it moves. Bytes are in checks/budgets. */
import type {Page} from '@playwright/test';
import {KINDS} from './support/parts';
import {plainHost} from './support/served-sites';
import {expect, idle, showAnnouncement, startApplication, test} from './support/site';

const pages = [...KINDS, '/docs/users/roles-and-permissions', '/nowhere'];

const screens = {
  desktop: {viewport: {width: 1280, height: 900}},
  mobile: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
} as const;

const layoutShift = () => (window as unknown as {layoutShift: number}).layoutShift;

/**
 * Sums every layout shift from the first paint on, including those that follow user input. Not those of a space alone:
 * where the browser paints before it has parsed the rest of a line, it counts the space at the end, which nobody sees. It
 * names five sources at most, so that only a shorter list is known to be complete.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {value: number; sources: {node: Node | null}[]};
    const watched = Object.assign(window, {layoutShift: 0});
    const isSpace = ({node}: {node: Node | null}) => node instanceof Text && !node.data.trim();
    const isUnseen = ({sources}: Shift) => sources.length > 0 && sources.length < 5 && sources.every(isSpace);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!isUnseen(shift)) watched.layoutShift += shift.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Waits until everything that was asked for has come and is painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await idle(page);
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on a ${screen} screen`, () => {
    test.use(options);

    for (const path of pages) {
      test(`${path} loads no script, and nothing moves until the application runs`, async ({page, consoleWatch}) => {
        consoleWatch.allow(/status of 404 .*\/nowhere$/);
        await watchShifts(page);
        const scripts: string[] = [];
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
        await page.goto(path);
        await settle(page);
        expect(scripts).toEqual([]);
        await expect(page.locator('script[src], link[rel=prefetch]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        expect(await page.evaluate(layoutShift), 'while it loads').toBe(0);
        await startApplication(page);
        await settle(page);
        expect(await page.evaluate(layoutShift), 'while the application starts').toBe(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
}

test('a page that arrives in pieces is painted when its first screen is whole, so nothing moves', async ({page}) => {
  const [ROWS, AT_MOST] = [/(?<=<\/(?:li|tr|h2)>)/, 25];
  const host = await plainHost((html) => {
    const [head = '', main = ''] = html.split(/(?=<main)/);
    const rows = main.split(ROWS);
    return [head, ...rows.slice(0, AT_MOST), rows.slice(AT_MOST).join('')];
  });
  await watchShifts(page);
  for (const path of ['/', '/docs/users/roles-and-permissions', '/docs/category/cases', '/search']) {
    await page.goto(host.origin + path);
    await settle(page);
    expect(await page.evaluate(layoutShift), path).toBe(0);
  }
  host.close();
});

test('what arrives late moves neither the announcement, the color mode, nor the text beside it', async ({page}) => {
  await showAnnouncement(page);
  await page.goto('/markdown-page');
  const announcement = page.locator('.theme-announcement-bar > :nth-child(2)');
  const sentence = await announcement.boundingBox();
  await page.locator('announcement-close').evaluate((button) => button.remove());
  expect(await announcement.boundingBox(), 'the announcement').toEqual(sentence);

  const article = page.getByRole('article');
  const whole = await article.boundingBox();
  await page
    .locator('main .row > .col')
    .last()
    .evaluate((column) => column.remove());
  expect(await article.boundingBox(), 'the text').toEqual(whole);

  const WIDTHS = [390, 900, 1280];
  const colorModeAt = async (width: number) => {
    await page.setViewportSize({width, height: 900});
    return (await page.locator('.navbar__items--right color-mode > button').boundingBox())!;
  };
  const withSearch = new Map<number, {x: number; y: number}>();
  for (const width of WIDTHS) withSearch.set(width, await colorModeAt(width));
  await page.locator('.navbar__items--right > :last-child').evaluate((search) => search.remove());
  for (const width of WIDTHS) {
    const [alone, beside] = [await colorModeAt(width), withSearch.get(width)!];
    // Browsers don't count shifts below 3 px.
    expect(Math.abs(alone.x - beside.x), `at ${width} px`).toBeLessThan(3);
    expect(Math.abs(alone.y - beside.y), `at ${width} px`).toBeLessThan(3);
  }
});
