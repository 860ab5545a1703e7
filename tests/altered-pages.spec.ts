/** Translators, extensions, and reader settings change a page under the application, which must keep working. */
import type {Page} from '@playwright/test';
import {applicationRuns, expect, startApplication, test} from './support/site';

test.use({prefetches: true});

const KINDS = {
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

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: translated before and after the start, the reader goes on to other pages`, async ({
    page,
    consoleWatch,
  }) => {
    // React hits a hydration mismatch, renders the page again, and reports it only in the console.
    consoleWatch.allow(/onRecoverableError/);
    await page.goto(path);
    await translate(page);
    await startApplication(page);
    await translate(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
    await expectPage(page, /^Invoicing and shipping/);
    await translate(page);
    await page.goBack();
    await applicationRuns(page);
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
    await expectPage(page, /^Cases/);
  });
}

test('a translated changelog still filters', async ({page}) => {
  await page.goto('/pilot/changelog');
  await startApplication(page);
  await translate(page);
  await page.getByLabel('Kind').selectOption('Fixed');
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page).toHaveURL(/kind=Fixed/);
  await translate(page);
  await page.getByLabel('Kind').selectOption('New');
  await expect(page).toHaveURL(/kind=New/);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('translated results follow a new query', async ({page}) => {
  await page.goto('/search?q=invoice');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await translate(page);
  await field.fill('pricelist');
  await expect(
    page
      .getByRole('main')
      .locator('mark')
      .filter({hasText: /pricelist/i})
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator('mark')
      .filter({hasText: /^invoice$/i}),
  ).toHaveCount(0);
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
