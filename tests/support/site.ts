/** The test function for pages of the site: any console error or warning, and any page error, fails the test. */
import {test as base, expect, type ConsoleMessage, type Page, type ViewportSize} from '@playwright/test';
import {ANNOUNCEMENT_ENDS} from '../../config/announcement';
import {SearchModal} from './search-modal';

export {expect};

/** Set on `window` if a hostile text runs as code. */
export const MARK = 'hostileTextRan';

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

type Fixtures = {consoleWatch: ConsoleWatch; started: (path: string) => Promise<Page>; modal: SearchModal};

export const test = base.extend<Fixtures>({
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
  page: async ({page, consoleWatch}, use) => watched(page, consoleWatch, use),
  modal: async ({page}, use) => use(new SearchModal(page)),
  /** Opens a page and waits until its application runs, as after a reader's rest on a link. */
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

/**
 * Runs in the page: comes to rest on a link as the focus does, but without moving it. Not as the pointer does: the
 * browser reports the place of the real pointer whenever it likes, and the page would see that as leaving the link.
 */
export function restOnSomeLink(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target],[type])')];
  const link = links.find(({pathname}) => pathname !== location.pathname)!;
  for (const target of [document.body, link]) target.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
export const restOnLink = (page: Page): Promise<void> => page.evaluate(restOnSomeLink);

/** Opens a page of the running application as a link would, without loading another document. */
export const routeTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({key: to}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: to}}));
  }, path);

/** By the time another request completes, anything that a failure or the time triggered has been sent. */
export const waitForAnswer = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/robots.txt')).text());

/** Lets the page paint and go idle. A headless browser that has nothing to draw may never be idle, so the wait ends. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), {timeout: 2000}))),
      ),
  );

/** The announcement ends on a day; on the day before, every page shows it. */
export const showAnnouncement = (page: Page) => page.clock.setFixedTime(Date.parse(ANNOUNCEMENT_ENDS) - 1);

/** Looks often: an assertion looks again after 100, 250, and 500 ms, and nearly every test starts the application. */
const expectApplication = (page: Page, timeout: number) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
    timeout,
    polling: 20,
  });

/** Waits as long as the test's timeout: a busy machine is slow, not wrong. */
export const applicationRuns = (page: Page): Promise<unknown> => expectApplication(page, 0);

/**
 * Like a reader, comes back to the link if nothing happens: a headless browser may stop drawing a page that isn't in
 * front, and the application waits for a frame.
 */
export async function startApplication(page: Page): Promise<void> {
  await expect(async () => {
    await page.bringToFront();
    await restOnLink(page);
    await expectApplication(page, 20_000);
  }).toPass();
}
