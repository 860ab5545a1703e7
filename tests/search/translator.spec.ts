/** Translators and extensions wrap every text of a page in elements, at any time: nothing crashes or goes stale. */
import type {Page} from '@playwright/test';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

/** Like Google Translate: each text node goes into two nested elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isContent = node.nodeValue?.trim() && !/^(SCRIPT|STYLE|NOSCRIPT|FONT)$/.test(node.parentElement!.tagName);
      if (isContent) found.push(node as Text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.append(text.nodeValue!.toUpperCase());
      outer.append(inner);
    }
  });
}

test('translated at any time, the search shows the hits, the count and the messages of the query', async ({page}) => {
  await page.goto('/docs/cases/overview');
  await translate(page);
  const modal = await new SearchModal(page).open();
  const start = modal.dialog.getByText(/No recent searches/i);
  await expect(start).toBeVisible();
  await translate(page);
  await modal.input.fill('inv');
  await expect(modal.hits.first()).toBeVisible();
  await expect(start).toHaveCount(0);
  await translate(page);
  await page.keyboard.type('oice');
  await expect(modal.hits.first()).toContainText('nvoice');
  await expect(modal.status).toHaveText(/^\d+ results$/);
  const shown = await modal.dialog.textContent();
  expect(shown).not.toMatch(/INVENTORY|SEE ALL/);
  await translate(page);
  await modal.input.fill('zzzzqqqq');
  await expect(modal.dialog.getByRole('strong')).toHaveText('No results for "zzzzqqqq"');
  await translate(page);
  await modal.input.fill('qqqqzzzz');
  await expect(modal.dialog.getByRole('strong')).toHaveText('No results for "qqqqzzzz"');
  await translate(page);
  await modal.input.fill('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await translate(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workstations$/);
});

test('a results page that is translated answers the next query', async ({page}) => {
  await page.goto('/search?q=invoice');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await translate(page);
  await main.getByRole('searchbox').fill('workstations');
  await expect(main.getByRole('article').first()).toContainText('Workstations');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Search results for "workstations"');
  await translate(page);
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await expect(main.getByRole('status')).toHaveText('No results for "zzzzqqqq"');
  await expect(page.getByText(/This page crashed/i)).toHaveCount(0);
});
