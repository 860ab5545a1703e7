/** Storage that is full, blocked, outdated, or shared with another tab: reading and searching keep working. */
import type {Page} from '@playwright/test';
import {SearchModal} from './support/search-modal';
import {expect as patientExpect, startApplication, test} from './support/site';

/** Some of these tests start a page twice, or wait for a timeout. */
const expect = patientExpect.configure({timeout: 30_000});

const PAGE = '/docs/cases/overview';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});

async function searchAndOpen(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
}

/** Ways to break storage, and the generator's message about each. */
const broken = {
  full: {
    told: /^error: Docusaurus storage error, can't set \S+ QuotaExceededError: /,
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  forbidden: {
    told: /^warning: Docusaurus browser storage is not available\.\n.* SecurityError: Access is denied\. /,
    breakStorage: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    },
  },
  'throwing at every use': {
    told: /^error: Docusaurus storage error, can't (get|set|delete) \S+ Error: broken\n/,
    breakStorage: () => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Storage.prototype[name] = () => {
          throw new Error('broken');
        };
      }
    },
  },
};

for (const [state, {told, breakStorage}] of Object.entries(broken)) {
  test(`with storage ${state} the reader can search and switch the color mode`, async ({page, consoleWatch}) => {
    consoleWatch.allow(told);
    await page.addInitScript(breakStorage);
    await page.goto(PAGE);
    await startApplication(page);
    await searchAndOpen(page, 'invoice');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

// For saved searches of an older version, see search/hostile-input.spec.ts.
test('a color mode, an announcement, and a version that are unknown are put aside', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'solarized');
    localStorage.setItem('docusaurus.announcement.id', 'long-ago');
    localStorage.setItem('docs-preferred-version-default', 'v0');
  });
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await startApplication(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('two tabs share the color mode and keep each other’s recent searches', async ({page, context}) => {
  await page.goto(PAGE);
  await startApplication(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await startApplication(other);
  await toggle(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await searchAndOpen(other, 'invoice');
  await page.bringToFront();
  // Another tab sees a write a moment later.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), RECENT)).not.toBeNull();
  await page.keyboard.press('Control+k');
  await expect(new SearchModal(page).savedLinks('Recent')).toHaveCount(1);
});
