/** Three tasks that the layout has to support, done the way a reader would. */
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
