/** A search opened while files are loading: it opens once, with everything that was typed, and stays open. */
import type {Page} from '@playwright/test';
import {filesOnlyOf, intercept} from '../support/built-files';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';
const OTHER_SECTION = '/guides/invoicing-and-shipping';
const SAME_SECTION = '/docs/cases/line-items';

const guides = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Guides'});
const lineItems = (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Line items'});
const title = (page: Page) => page.locator('main h1');

/** Holds back a page's files until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  const {opened, open} = gate();
  await intercept(page, filesOnlyOf(path, DOC), async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Holds back the search's own files until the returned function is called. */
async function holdSearch(page: Page): Promise<() => void> {
  const {opened, open} = gate();
  await page.route('**/assets/js/search.*', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('before its files have come it takes letters, and closed or left behind it does not come back with them', async ({
  page,
  started,
}) => {
  const letCome = await holdSearch(page);
  await started(DOC);
  const modal = new SearchModal(page);
  await test.step('Escape closes it', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('inv');
    await expect(modal.input).toHaveValue('inv');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('Escape');
  });
  await test.step('who goes back leaves it', async () => {
    await guides(page).click();
    await expect(title(page)).toHaveText('Invoicing and shipping');
    await page.keyboard.press('Control+k');
    await expect(modal.dialog).toHaveCount(1);
    await page.goBack();
    await expect(title(page)).toHaveText('Cases');
    await expect(modal.dialog).toHaveCount(0);
  });
  await test.step('its files come, and it stays closed until it is asked for', async () => {
    const come = page.waitForResponse((response) => /\/search\.\w+\.js$/.test(response.url()));
    letCome();
    await (await come).finished();
    // This navigation loads another chunk afterward, so the search's files have been handled by then.
    await lineItems(page).click();
    await expect(title(page)).toHaveText('Line items');
    await expect(modal.dialog).toHaveCount(0);
    await modal.openAndType('case');
    await expect(modal.hits.first()).toBeVisible();
  });
});

test('a page of another section that comes before its files leaves what is typed', async ({page, started}) => {
  const letCome = await holdSearch(page);
  const letPageCome = await holdPage(page, OTHER_SECTION);
  await started(DOC);
  await guides(page).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('return');
  letPageCome();
  await expect(title(page)).toHaveText('Invoicing and shipping');
  await page.keyboard.type(' label');
  letCome();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('return label');
  await expect(modal.input).toBeFocused();
  await expect(modal.hits.first()).toBeVisible();
});

test('it stays open when a page comes and leaves each page where it should be', async ({page, started}) => {
  const letComeOf = new Map<string, () => void>();
  for (const path of [SAME_SECTION, OTHER_SECTION]) letComeOf.set(path, await holdPage(page, path));
  await started(DOC);
  const modal = new SearchModal(page);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const place = () => page.evaluate(() => window.scrollY);

  await test.step('closed again, the page is where it was, and so is the focus', async () => {
    await scrollTo(400);
    await modal.openAndType('return label');
    await expect(modal.hits.first()).toBeVisible();
    // As a phone's keyboard may do.
    await scrollTo(0);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    expect(await place()).toBe(400);
    await expect(page.locator('.navbar').getByRole('button', {name: 'Search'})).toBeFocused();
  });
  for (const [path, link, name] of [
    [SAME_SECTION, lineItems, 'Line items'],
    [OTHER_SECTION, guides, 'Invoicing and shipping'],
  ] as const) {
    await test.step(`the page ${path} comes, and stands at its top`, async () => {
      await scrollTo(400);
      await link(page).click();
      await expect(page).toHaveURL(path);
      await modal.openAndType('return label');
      await expect(modal.hits.first()).toBeVisible();
      letComeOf.get(path)!();
      await expect(title(page)).toHaveText(name);
      await expect(modal.input).toBeFocused();
      await page.keyboard.type('s');
      await expect(modal.input).toHaveValue('return labels');
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      expect(await place()).toBe(0);
    });
  }
  await test.step('who goes back leaves the search as well', async () => {
    await modal.openAndType('return label');
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(SAME_SECTION);
  });
});
