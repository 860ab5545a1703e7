/** A search that is asked for while files are on their way: it opens once, with all that was typed, and stays. */
import type {Page} from '@playwright/test';
import {filesOnlyOf, intercept} from '../support/built-files';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';
const OTHER_SECTION = '/guides/invoicing-and-shipping';

const guides = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Guides'});
const waitingBar = (page: Page) => page.locator('html[data-waiting]');

/** Holds the modal's own files back until the function returned is called. */
async function holdModal(page: Page): Promise<() => void> {
  const {opened, open} = gate();
  await page.route('**/assets/*/search-modal.*', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('Escape calls it off while it is on its way, and it can be asked for again', async ({page, started}) => {
  const letCome = await holdModal(page);
  await started(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('inv');
  await expect(waitingBar(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(waitingBar(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('case');
  await expect(waitingBar(page)).toHaveCount(1);
  letCome();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('case');
  await expect(modal.input).toBeFocused();
  await expect(modal.dialog).toHaveCount(1);
  await expect(waitingBar(page)).toHaveCount(0);
});

test('asked for twice it opens once, and loses nothing', async ({page, started}) => {
  const letCome = await holdModal(page);
  await started(DOC);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('inv');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('oice');
  letCome();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('invoice');
  await expect(modal.dialog).toHaveCount(1);
});

test('called off, it does not open when its files come', async ({page, started}) => {
  const letCome = await holdModal(page);
  await started(DOC);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  const come = page.waitForResponse(/search-modal\..*\.js$/);
  letCome();
  await (await come).finished();
  // The next one opens at once, so the first has had its chance.
  await page.keyboard.press('/');
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
});

test('it stays open when a page of another section comes', async ({page, started}) => {
  const {opened, open} = gate();
  await intercept(page, filesOnlyOf(OTHER_SECTION, DOC), async (route) => {
    await opened;
    await route.continue();
  });
  await started(DOC);
  await guides(page).click();
  await expect(page).toHaveURL(OTHER_SECTION);
  const modal = await new SearchModal(page).openAndType('return label');
  await expect(modal.hits.first()).toBeVisible();
  open();
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  await expect(modal.input).toHaveValue('return label');
  await expect(modal.input).toBeFocused();
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});

test('it is on its way when a page of another section comes, and opens there', async ({page, started}) => {
  const letCome = await holdModal(page);
  await started(DOC);
  await guides(page).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('return');
  await expect(page.locator('main h1')).toHaveText('Invoicing and shipping');
  await page.keyboard.type(' label');
  letCome();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('return label');
  await expect(modal.input).toBeFocused();
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
