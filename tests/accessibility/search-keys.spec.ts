/** The keys that move through search hits and open them. */
import type {Page} from '@playwright/test';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

async function openWithHits(page: Page): Promise<SearchModal> {
  const modal = await new SearchModal(page).openAndType('invoice');
  await expect(modal.hits.nth(2)).toBeVisible();
  await expectActive(modal, 0);
  return modal;
}

/** The hit that the input references is the one shown as selected, and it is in view. */
async function expectActive(modal: SearchModal, index: number): Promise<void> {
  const hit = index < 0 ? modal.hits.last() : modal.hits.nth(index);
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(modal.input).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id'))!);
  await expect(hit).toBeInViewport();
  await expect(modal.input).toBeFocused();
}

test('arrow keys move through the hits and come round, End and Home reach the last and the first, Enter opens', async ({
  started,
}) => {
  const page = await started('/');
  const modal = await openWithHits(page);
  await page.keyboard.press('ArrowDown');
  await expectActive(modal, 1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(modal, -1);
  await page.keyboard.press('ArrowDown');
  await expectActive(modal, 0);
  await page.keyboard.press('End');
  await expectActive(modal, -1);
  await page.keyboard.press('Home');
  await expectActive(modal, 0);
  await page.keyboard.press('ArrowDown');
  const address = await modal.hits.nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address!);
  await expect(modal.dialog).toHaveCount(0);
});

test('Control+Enter and Meta+Enter open the hit in a new tab, and Home and End move in text that there is to pass', async ({
  started,
  context,
}) => {
  const page = await started('/');
  const modal = await openWithHits(page);
  const address = await modal.hits.first().getAttribute('href');
  for (const key of ['Control', 'Meta']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(`${key}+Enter`);
    await expect(await opened).toHaveURL(new URL(address!, page.url()).href);
    await (await opened).close();
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }

  const caret = () => modal.input.evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.type('an ');
  await page.keyboard.press('End');
  expect(await caret()).toBe('an invoice'.length);
  await expectActive(modal, 0);
});
