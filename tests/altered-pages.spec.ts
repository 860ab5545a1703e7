/** Translators, extensions, and reader settings change a page under the application, which must keep working. */
import type {Page} from '@playwright/test';
import {expect, startApplication, test} from './support/site';

const PAGES = {
  home: '/',
  reference: '/docs/cases/overview',
  category: '/docs/category/cases',
  guide: '/guides/outsourcing',
  comparison: '/pilot/compare/dlcpm',
  changelog: '/pilot/changelog',
  'results page': '/search?q=invoice',
};

/** Wraps every text in its own `<font>`, as page translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() && !node.parentElement?.closest('script,style,font')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

async function expectPage(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
}

/** Controls that change a translated page. */
const useControls: Partial<Record<keyof typeof PAGES, (page: Page) => Promise<void>>> = {
  async changelog(page) {
    for (const kind of ['Fixed', 'New']) {
      await page.getByLabel('Type').selectOption(kind);
      await expect(page).toHaveURL(new RegExp(`kind=${kind}`));
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await translate(page);
    }
  },
  async 'results page'(page) {
    const marks = page.getByRole('main').locator('mark');
    await expect(marks.first()).toBeVisible();
    await translate(page);
    await page.getByRole('main').getByRole('searchbox').fill('pricelist');
    await expect(marks.filter({hasText: /pricelist/i}).first()).toBeVisible();
    await expect(marks.filter({hasText: /^invoice$/i})).toHaveCount(0);
  },
};

test('on pages translated before and after the start the controls work, and the reader goes on and back', async ({
  page,
  consoleWatch,
}) => {
  // React hits a hydration mismatch, renders the page again, and reports it only in the console.
  consoleWatch.allow(/onRecoverableError/);
  const main = page.getByRole('navigation', {name: 'Main'});
  for (const [kind, path] of Object.entries(PAGES)) {
    await test.step(kind, async () => {
      await page.goto(path);
      await translate(page);
      await startApplication(page);
      await translate(page);
      await useControls[kind as keyof typeof PAGES]?.(page);
      await main.getByRole('link', {name: 'Guides'}).click();
      await expectPage(page, /^Invoicing and shipping/);
    });
  }
  await test.step('back, and on to another page', async () => {
    await translate(page);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=pricelist');
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await main.getByRole('link', {name: 'Docs'}).click();
    await expectPage(page, /^Cases/);
  });
});

test('elements and attributes that extensions put in do not disturb the start', async ({page}) => {
  await page.goto('/docs/cases/overview');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'dark');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-toolbar'));
    document.body.append(document.createElement('grammar-desktop-integration'));
    for (const field of document.querySelectorAll('input')) field.setAttribute('data-manager', '1');
  });
  await startApplication(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expectPage(page, /^Invoicing and shipping/);
});
