/** 5. Validation rules of the search. For how a query is cut within a character, see search/limits.test.ts. */
import {test as hostedTest} from '../support/hosted-search/test';
import {expect, test} from '../support/site';

const LONG = 'production template step '.repeat(4);

test('the search fields of the results page and of the modal', async ({started, modal}) => {
  const page = await started(`/search?q=${encodeURIComponent(LONG)}`);
  const field = page.getByRole('main').getByRole('searchbox');

  await test.step('5.1 a longer query in the address is cut to 64 characters', async () => {
    await expect(field).toHaveValue(LONG.slice(0, 64));
  });

  await test.step("2.44 '/' opens the modal, but not while something is typed", async () => {
    await field.clear();
    await field.press('/');
    await expect(field).toHaveValue('/');
    await field.blur();
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await expect(field).toHaveValue('/');
  });

  await test.step('5.1 the search input accepts at most 64 characters, in the modal and on the results page', async () => {
    await modal.input.pressSequentially(LONG.slice(0, 70));
    await expect(modal.input).toHaveValue(LONG.slice(0, 64));
    await page.keyboard.press('Escape');
    await field.clear();
    await field.pressSequentially(LONG.slice(0, 70));
    await expect(field).toHaveValue(LONG.slice(0, 64));
  });

  await test.step('9.6 search input length: 64 characters, also on the home page', async () => {
    await expect(field).toHaveAttribute('maxlength', '64');
    await modal.open();
    await expect(modal.input).toHaveAttribute('maxlength', '64');
    await page.goto('/');
    await expect(field).toHaveAttribute('maxlength', '64');
  });
});

hostedTest(
  '5.3 an empty query makes no remote search; it shows saved searches instead',
  async ({page, started, hosted, modal}) => {
    await page.clock.install();
    await started('/help/search');
    await modal.open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    expect(hosted.searchCount).toBe(0);
    // A query that was cleared leaves nothing behind, either.
    await modal.input.fill('invoice');
    await expect(modal.hits.first()).toBeVisible();
    const asked = hosted.searchCount;
    await modal.input.fill('');
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await page.keyboard.press('Escape');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.press('Enter');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    expect(hosted.searchCount).toBe(asked);
    // Spaces alone are no query, either.
    await field.fill('   ');
    await field.press('Enter');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await modal.openAndType('   ');
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(hosted.searchCount).toBe(asked);
    // With a query, the same key does search.
    await field.fill('statement');
    await field.press('Enter');
    await expect.poll(() => hosted.searchCount).toBeGreaterThan(asked);
  },
);
