/** A search that is asked for while files are on their way: it opens once, with all that was typed, and stays. */
import type {Page} from '@playwright/test';
import {filesOnlyOf, intercept} from '../support/built-files';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';
const OTHER_SECTION = '/guides/invoicing-and-shipping';

const guides = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Guides'});

const PAGES = {
  'another section': {link: guides, path: OTHER_SECTION, title: 'Invoicing and shipping'},
  'the same section': {
    link: (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Line items'}),
    path: '/docs/cases/line-items',
    title: 'Line items',
  },
};

/** Holds the files of a page back until the function returned is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  const {opened, open} = gate();
  await intercept(page, filesOnlyOf(path, DOC), async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Holds the search's own files back until the function returned is called. */
async function holdSearch(page: Page): Promise<() => void> {
  const {opened, open} = gate();
  await page.route('**/assets/js/search.*', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('its input takes letters before its files have come, and Escape closes it', async ({page, started}) => {
  const letCome = await holdSearch(page);
  await started(DOC);
  const modal = new SearchModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('inv');
  await expect(modal.input).toHaveValue('inv');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(modal.input).toHaveValue('');
  await page.keyboard.type('case');
  letCome();
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.input).toHaveValue('case');
  await expect(modal.input).toBeFocused();
});

test('closed again, it does not open when its files come', async ({page, started}) => {
  const letCome = await holdSearch(page);
  await started(DOC);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  const come = page.waitForResponse((response) => /\/search\.\w+\.js$/.test(response.url()));
  letCome();
  await (await come).finished();
  // Another part of the application that is loaded after it has had its turn after it.
  await guides(page).click();
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  await expect(new SearchModal(page).dialog).toHaveCount(0);
});

for (const [which, {link, path, title}] of Object.entries(PAGES)) {
  test(`it stays open when a page of ${which} comes, and that page stands at its top`, async ({page, started}) => {
    const letPageCome = await holdPage(page, path);
    await started(DOC);
    await page.evaluate(() => window.scrollTo(0, 400));
    await link(page).click();
    await expect(page).toHaveURL(path);
    const modal = await new SearchModal(page).openAndType('return label');
    await expect(modal.hits.first()).toBeVisible();
    letPageCome();
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('s');
    await expect(modal.input).toHaveValue('return labels');
    await expect(modal.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('closed again, it leaves the page where it stood, and gives the focus back', async ({page, started}) => {
  await started(DOC);
  await page.evaluate(() => window.scrollTo(0, 400));
  const modal = await new SearchModal(page).openAndType('return label');
  await expect(modal.hits.first()).toBeVisible();
  // As a phone's keyboard may do.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await expect(page.locator('.navbar').getByRole('button', {name: 'Search'})).toBeFocused();
});

test('a page of another section that comes before its files leaves what is typed', async ({page, started}) => {
  const letCome = await holdSearch(page);
  const letPageCome = await holdPage(page, OTHER_SECTION);
  await started(DOC);
  await guides(page).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('return');
  letPageCome();
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  await page.keyboard.type(' label');
  letCome();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('return label');
  await expect(modal.input).toBeFocused();
  await expect(modal.hits.first()).toBeVisible();
});

test('who goes back leaves the search as well', async ({page, started}) => {
  await started(DOC);
  await guides(page).click();
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  const modal = await new SearchModal(page).openAndType('return label');
  await page.goBack();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
});

test('who goes back before its files have come leaves it as well', async ({page, started}) => {
  const letCome = await holdSearch(page);
  await started(DOC);
  await guides(page).click();
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await expect(modal.dialog).toHaveCount(1);
  await page.goBack();
  await expect(modal.dialog).toHaveCount(0);
  letCome();
  await expect(page.locator('main h1')).toHaveText('Cases');
  await expect(modal.dialog).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('there is a bar below the hits only while it has something to offer', async ({page}) => {
    await page.goto('/docs/cases/overview');
    const modal = await new SearchModal(page).openAndType('');
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    const lowest = () => modal.dialog.locator('.search-view > :visible').last();
    await expect(lowest()).toHaveClass('search-content');
    await modal.input.fill('invoice');
    await expect(lowest()).toHaveText(/^.*See all \d+ results$/);
  });
});
