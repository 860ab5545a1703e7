/** 2. Screens and routes: the search modal. */
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

test('the search modal opens and closes', async ({started}) => {
  const page = await started('/docs/cases/overview');
  const modal = new SearchModal(page);

  await test.step('2.42 it opens by clicking the search box', async () => {
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.dialog).toBeVisible();
    await expect(modal.input).toBeFocused();
  });

  for (const width of [1280, 375]) {
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
});

test("2.44 the search modal opens by pressing '/', but not while something is typed", async ({started}) => {
  const page = await started('/search');
  const modal = new SearchModal(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.blur();
  await page.keyboard.press('/');
  await expect(modal.input).toBeFocused();
  await expect(modal.input).toHaveValue('');
  await expect(field).toHaveValue('/');
});

test('2.47 with an empty query the modal shows recent and favourite searches', async ({page, started}) => {
  await storeBeforeOpening(page, {
    [storeKey('recent')]: JSON.stringify([savedSearch('Invoices', '/docs/financials/invoices')]),
    [storeKey('favourite')]: JSON.stringify([savedSearch('Workstations', '/docs/operational-flow/workstations')]),
  });
  await started('/');
  const modal = await new SearchModal(page).open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Invoices']);
  await expect(modal.savedLinks('Favorite')).toHaveText(['Workstations']);
  await modal.savedLinks('Favorite').click();
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations$/);
  await expect(modal.dialog).toHaveCount(0);
});

test('with a query the modal shows what was found', async ({started}) => {
  const page = await started('/');
  const modal = new SearchModal(page);

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

test('2.50 a no-results screen offers up to 3 suggested queries, and a chosen one is searched for', async ({
  started,
}) => {
  const page = await started('/');
  const modal = await new SearchModal(page).openAndType('workstationzzq');
  const {suggestions} = modal;
  await expect(suggestions.first()).toBeVisible();
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const chosen = await suggestions.first().textContent();
  await suggestions.first().click();
  await expect(modal.input).toHaveValue(new RegExp(`^${chosen}\\s*$`, 'i'));
  await expect(modal.hits.first()).toBeVisible();
});

test('2.51 the modal has an error screen, and the next query recovers', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/search-index\//);
  await page.route('**/search-index/**', (route) => route.abort());
  await started('/');
  const modal = await new SearchModal(page).openAndType('invoice');
  await expect(modal.dialog.getByText('Unable to fetch results').last()).toBeVisible();
  await page.unroute('**/search-index/**');
  await modal.input.press('s');
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.dialog.getByText('Unable to fetch results').last()).toHaveCount(0);
});
