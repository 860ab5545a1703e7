/** 5. Validation rules of the search. */
import {test as hostedTest} from '../support/hosted-search/test';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const LONG = 'production template step '.repeat(4);

test('5.1 the search input accepts at most 64 characters, in the modal and on the results page', async ({started}) => {
  const page = await started('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially(LONG.slice(0, 70));
  await expect(field).toHaveValue(LONG.slice(0, 64));
  const modal = await new SearchModal(page).open();
  await modal.input.pressSequentially(LONG.slice(0, 70));
  await expect(modal.input).toHaveValue(LONG.slice(0, 64));
});

test('5.1 a longer query in the address is cut to 64 characters', async ({started}) => {
  const page = await started(`/search?q=${encodeURIComponent(LONG)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(LONG.slice(0, 64));
});

test('5.2 the query is pre-filled from the current text selection, cut to 64 characters', async ({started}) => {
  const page = await started('/docs/cases/overview');
  const paragraph = page.getByRole('main').locator('article p').filter({hasText: /.{80}/}).first();
  const selected = await paragraph.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(new SearchModal(page).input).toHaveValue(selected.slice(0, 64));
});

hostedTest(
  '5.3 an empty query makes no remote search; it shows saved searches instead',
  async ({page, started, hosted}) => {
    await page.clock.install();
    await started('/help/');
    const modal = await new SearchModal(page).open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    expect(hosted.searchCount).toBe(0);
    // A query that was cleared leaves nothing behind, either.
    await modal.input.fill('invoice');
    await expect(modal.hits.first()).toBeVisible();
    const asked = hosted.searchCount;
    await modal.input.fill('');
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await started('/help/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.press('Enter');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    expect(hosted.searchCount).toBe(asked);
    // With a query, the same key does search.
    await field.fill('invoice');
    await field.press('Enter');
    await expect.poll(() => hosted.searchCount).toBeGreaterThan(asked);
  },
);
