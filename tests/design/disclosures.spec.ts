/** Disclosures open for a link into them, with and without JavaScript, and say how much they contain. */
import {SearchModal} from '../support/search-modal';
import {expect, startApplication, test} from '../support/site';

const PAGE = '/docs/system/bulk-imports/overview';
const ROW = '#column-doctors-license-number';

test('a link into a disclosure opens it', async ({page}) => {
  await page.goto(PAGE + ROW);
  await expect(page.locator(ROW)).toBeInViewport();
});

test('a link into a disclosure opens it when the application follows it', async ({page, started}) => {
  await started('/docs/category/cases');
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'Into a row'});
    document.querySelector('main')!.prepend(link);
  }, PAGE + ROW);
  await page.getByRole('link', {name: 'Into a row'}).click();
  await expect(page.locator(ROW)).toBeInViewport();
});

test('words that the browser looks for open the disclosure that holds them', async ({page}) => {
  await page.goto(`${PAGE}#:~:text=Accented%20letters%20turned`);
  await expect(page.getByText('Accented letters turned')).toBeInViewport();
});

test('a hit of the search opens what is closed around it', async ({page}) => {
  await page.goto('/docs/category/cases');
  await startApplication(page);
  const modal = await new SearchModal(page).openAndType('zip codes lost their first zero');
  await expect(modal.hits.first()).toContainText(/zip codes/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bulk-imports/);
  await expect(page.getByText('ZIP codes lost their first zero')).toBeInViewport();
});

test('every reference says how much it holds', async ({page}) => {
  await page.goto(PAGE);
  const summaries = await page.locator('main details:has(h2) > summary').allTextContents();
  expect(summaries.length).toBeGreaterThan(3);
  expect(summaries.filter((text) => !/\d+ [a-z]+( in \d tables)?$/.test(text))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a link into a disclosure opens it, and a press opens another', async ({page}) => {
    await page.goto(PAGE + ROW);
    await expect(page.locator(ROW)).toBeInViewport();
    const statuses = page.locator('main details', {hasText: 'Import statuses'}).last();
    await statuses.locator('summary').click();
    await expect(statuses.getByRole('table')).toBeVisible();
  });
});
