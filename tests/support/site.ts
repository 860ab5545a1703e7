/** The test function for pages of the site: any console error or warning, and any page error, fails the test. */
import {test as base, expect, type ConsoleMessage, type Page, type ViewportSize} from '@playwright/test';

export {expect};

export type ConsoleWatch = {
  /** Allows messages that this test provokes on purpose, matched as `type: text URL`. */
  allow: (pattern: RegExp) => void;
  onConsole: (message: ConsoleMessage) => void;
  onError: (error: Error) => void;
};

/** Watches a page's console and errors while it is used. */
export async function watched(page: Page, {onConsole, onError}: ConsoleWatch, use: (page: Page) => Promise<void>) {
  page.on('console', onConsole).on('pageerror', onError);
  await use(page);
  page.off('console', onConsole).off('pageerror', onError);
}

/** Makes the page see a data-saving connection, so that it prefetches nothing. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );

type Fixtures = {prefetches: boolean; consoleWatch: ConsoleWatch; started: (path: string) => Promise<Page>};

export const test = base.extend<Fixtures>({
  // Off by default, because it takes a seventh of a visit's CPU time. Tests of loading, faults, and deploys turn it on.
  prefetches: [false, {option: true}],
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  consoleWatch: async ({}, use) => {
    const allowed: RegExp[] = [];
    const messages: string[] = [];
    await use({
      allow: (pattern) => allowed.push(pattern),
      onConsole(message) {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      },
      onError: ({name, message}) => messages.push(`page error: ${name}: ${message}`),
    });
    expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
  },
  // Watched here, so that a test that doesn't use a page doesn't open one.
  page: async ({page, prefetches, consoleWatch}, use) => {
    if (!prefetches) await saveData(page);
    await watched(page, consoleWatch, use);
  },
  /** Opens a page and waits until its application runs, as after a reader's first move. */
  started: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await startApplication(page);
      return page;
    });
  },
});

/**
 * For many visits that leave no state behind: all tests of a file share one page, since a new context and cold caches
 * for each would cost a quarter of the time.
 */
export const onOnePage = (viewport: ViewportSize, prepare: (page: Page) => Promise<unknown>) =>
  test.extend<object, {onePage: Page}>({
    onePage: [
      async ({browser}, use) => {
        const page = await browser.newPage({baseURL: process.env.SITE_ORIGIN, viewport});
        await saveData(page);
        await prepare(page);
        await use(page);
        await page.close();
      },
      {scope: 'worker'},
    ],
    page: async ({onePage, consoleWatch}, use) => {
      await onePage.setViewportSize(viewport);
      await watched(onePage, consoleWatch, use);
    },
  });

/** Triggers the first sign of intent and waits for the application. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await applicationRuns(page);
}

/** Waits as long as the test's timeout: a busy machine is slow, not wrong. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.getAttribute('data-has-hydrated') === 'true');
}

/**
 * Clicks Retry and moves the pointer until the application runs: Retry may reload the page, and an early move would go
 * to the old document.
 */
export async function retry(page: Page): Promise<void> {
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(async () => {
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1000});
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
