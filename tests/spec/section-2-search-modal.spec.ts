/** 2. Screens and routes: the search modal. */
import {expect, test} from '../support/site';

test('the search modal opens and closes', async ({started, modal}) => {
  const page = await started('/docs/cases/overview');

  await test.step('2.42 it opens by clicking the search box', async () => {
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.dialog).toBeVisible();
    await expect(modal.input).toBeFocused();
  });

  await test.step("8.5 empty start screen: 'No recent searches'", async () => {
    await expect(modal.dialog.getByText('No recent searches', {exact: true})).toBeVisible();
  });

  await test.step('the tasks to start with are links to their sections', async () => {
    const tasks = modal.dialog.getByRole('list', {name: 'Tasks to start with'}).getByRole('link');
    await expect(tasks).toHaveCount(5);
    await tasks.first().click();
    await expect(page).toHaveURL(/\/docs\/cases\/overview#put-a-case-on-hold$/);
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
  });

  for (const width of [375, 1280]) {
    await test.step(`2.46 it closes with a Cancel control at ${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      if (await modal.dialog.isHidden()) await modal.open();
      await modal.dialog.getByRole('button', {name: 'Cancel'}).click();
      await expect(modal.dialog).toHaveCount(0);
      await expect(page.locator('.navbar').getByRole('button', {name: 'Search'})).toBeFocused();
    });
  }

  for (const key of ['Control+k', 'Meta+k']) {
    await test.step(`2.43 it opens by pressing ${key}, and a second time closes it`, async () => {
      await page.keyboard.press(key);
      await expect(modal.input).toBeFocused();
      await page.keyboard.press(key);
      await expect(modal.dialog).toHaveCount(0);
    });
  }

  await test.step('2.45 it closes with Escape, and focus goes back to where it was', async () => {
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await modal.input.fill('case');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('4.3 it is closed or open', async () => {
    const root = page.locator('html');
    await modal.open();
    await expect(modal.dialog).toHaveCount(1);
    // The page behind an open modal doesn't scroll.
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  });

  await test.step('5.2 the query is pre-filled from the current text selection, cut to 64 characters', async () => {
    const paragraph = page.getByRole('main').locator('article p').filter({hasText: /.{80}/}).first();
    const selected = await paragraph.evaluate((element) => {
      getSelection()!.selectAllChildren(element);
      return getSelection()!.toString();
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(modal.input).toHaveValue(selected.slice(0, 64));
  });

  await test.step('7.7 there is no preconnect hint without the hosted search', async () => {
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  });
});

test('with a query the modal shows what was found', async ({started, modal}) => {
  const page = await started('/');

  await test.step('2.48 hits are grouped by top-level heading', async () => {
    await modal.openAndType('invoice');
    await expect(modal.group('Financials').filter({hasText: 'Invoices'}).first()).toBeVisible();
    const headings = await modal.groups.evaluateAll((groups) => groups.map((group) => group.ariaLabel));
    expect(headings.length).toBeGreaterThan(1);
    expect(new Set(headings).size).toBe(headings.length);
    await modal.group('Financials').first().click();
    await expect(page).toHaveURL(/\/docs\/financials\//);
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step("2.49 a 'See all {count} results' link leads to the results page", async () => {
    await modal.openAndType('remake');
    const link = modal.dialog.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent()) ?? '')![0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=remake$/);
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} documents found`);
  });
});
