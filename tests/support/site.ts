/** The test function for pages of the site: any console error or warning, and any page error, fails the test. */
import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';

export {expect};

export type ConsoleWatch = {
  /** Messages that this test provokes on purpose: `error: the text the address that it is about`. */
  allow: (pattern: RegExp) => void;
};

export const test = base.extend<{consoleWatch: ConsoleWatch; started: (path: string) => Promise<Page>}>({
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  consoleWatch: [
    async ({page}, use) => {
      const allowed: RegExp[] = [];
      const messages: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({name, message}) => messages.push(`page error: ${name}: ${message}`));
      await use({allow: (pattern) => allowed.push(pattern)});
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    {auto: true},
  ],
  /** Opens a page and waits until its application runs, as after a reader's first move. */
  started: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await startApplication(page);
      return page;
    });
  },
});

/** Gives the first sign of intent and waits for the application. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await applicationRuns(page);
}

/** Waits as long as the test may take: a busy machine is slow, not wrong. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.getAttribute('data-has-hydrated') === 'true');
}
