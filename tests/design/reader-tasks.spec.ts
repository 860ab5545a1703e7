/** Tasks that the layout has to support, done the way a reader would. */
import type {Locator} from '@playwright/test';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('find the rule for a status: which cases can be put on hold', async ({page}) => {
    await page.goto('/');
    await new SearchModal(page).openAndType('statuses of a case');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/docs\/cases\/overview/);
    const row = page.getByRole('row').filter({hasText: /^On Hold/});
    await row.scrollIntoViewIfNeeded();
    const {width} = (await row.boundingBox())!;
    expect(width).toBeLessThanOrEqual(390);
    await expect(row).toContainText(/Live/);
  });

  test('see what EasyRx says about billing: two taps and at most two screens from home', async ({page}) => {
    const scrolled = () => page.evaluate(() => scrollY);
    const tap = async (link: Locator) => {
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled();
      await link.tap();
      return before;
    };
    await page.goto('/');
    const first = await tap(page.getByRole('link', {name: /with other systems/}));
    await expect(page).toHaveURL(/\/pilot\/category\/compare/);
    const second = await tap(page.getByRole('link', {name: /^EasyRx, Billing/}));
    await expect(page).toHaveURL(/\/pilot\/compare\/easyrx#billing/);
    expect(first + second).toBeLessThanOrEqual(2 * 844);
    await expect(page.getByRole('rowheader', {name: 'Billing'})).toBeInViewport();
    await expect(page.locator('#compare-invoices')).toBeInViewport();
  });

  test('show one verdict of a comparison: the address keeps it, and a fresh visit shows the same', async ({page}) => {
    await page.goto('/pilot/compare/dlcpm?verdict=theirs');
    const rows = page.locator('tr[data-verdict]:visible');
    await expect(rows.first()).toHaveAttribute('data-verdict', 'theirs');
    await expect(page.locator('tr[data-verdict]:not([data-verdict=theirs]):visible')).toHaveCount(0);
    await page.getByRole('radio', {name: /^Different/}).check();
    await expect(page).toHaveURL(/verdict=differs/);
    await expect(page.locator('tr[data-verdict]:not([data-verdict=differs]):visible')).toHaveCount(0);
    await page.getByRole('radio', {name: /^All/}).check();
    await expect(page).not.toHaveURL(/verdict/);
  });

  test('read what a role can do: choose it, without a script, and see only its permissions', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/users/roles-and-permissions');
    const matrix = page.getByRole('table', {name: /^What the starter roles can do/});
    await page.getByRole('radio', {name: 'Technician'}).check();
    await expect(matrix.locator('#permission-finance-payments')).toBeHidden();
    await page.getByRole('radio', {name: 'Billing'}).check();
    await expect(matrix.locator('#permission-finance-payments td:visible')).toHaveText(/^VC?U?·?D?·?$/);
    await expect(matrix.locator('thead')).toBeHidden();
  });

  test('compare two products: both sides of a row are on one screen, each named', async ({page}) => {
    await page.goto('/pilot/compare/dlcpm');
    const row = page.getByRole('row').filter({hasText: 'Doctors and offices'}).first();
    await row.scrollIntoViewIfNeeded();
    const cells = row.getByRole('cell');
    await expect(cells).toHaveCount(2);
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
    for (const box of boxes) {
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    const top = Math.min(...boxes.map((box) => box!.y));
    const bottom = Math.max(...boxes.map((box) => box!.y + box!.height));
    expect(bottom - top).toBeLessThanOrEqual(844);
  });
});

test('print the columns of an import: every column is on the paper, and none is cut', async ({page}) => {
  await page.setViewportSize({width: 672, height: 912});
  await page.goto('/docs/system/bulk-imports/overview');
  await page.emulateMedia({media: 'print'});
  const rows = page.locator('[id^="column-doctors-"]');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row).toBeVisible();
    const {x, width} = (await row.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(672);
  }
});
