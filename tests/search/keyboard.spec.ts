/** The search by keyboard and by ear. */
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

test('arrow keys choose a hit, around both ends, and Enter opens it', async ({started}) => {
  const page = await started('/');
  const modal = await new SearchModal(page).openAndType('invoice');
  const chosen = modal.dialog.getByRole('option', {selected: true});
  await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(modal.hits.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(modal.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toHaveCount(1);
  await expect(modal.input).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!);
  const address = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('Home and End move in the query, not in the list', async ({started}) => {
  const page = await started('/');
  const modal = await new SearchModal(page).openAndType('label');
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.type('return ');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(modal.input).toHaveValue('return labels');
});

for (const key of ['Control+Enter', 'Meta+Enter']) {
  test(`${key} opens the hit in a new tab and leaves the search open`, async ({started, context}) => {
    const page = await started('/');
    const modal = await new SearchModal(page).openAndType('workstations');
    await expect(modal.hits.first()).toContainText('Workstations');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(key);
    await expect(await opened).toHaveURL(/\/docs\/operational-flow\/workstations$/);
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('the number of results, and that there are none, is announced politely from inside the dialog', async ({
  started,
}) => {
  const page = await started('/');
  const modal = await new SearchModal(page).openAndType('remake');
  const link = modal.dialog.getByRole('link', {name: /^See all \d+ results$/});
  const [count] = /\d+/.exec((await link.textContent()) ?? '')!;
  await expect(modal.status).toHaveText(`${count} results`);
  await modal.input.fill('zzzzqqqq');
  await expect(modal.status).toHaveText('No results for "zzzzqqqq"');
});

test('on the results page as well', async ({started}) => {
  const page = await started('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('remake');
  await expect(main.getByRole('status')).toHaveText(/^\d+ documents found$/);
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await expect(main.getByRole('status')).toHaveText('No results for "zzzzqqqq"');
});

test('a query in the address is answered without waiting for the reader to move', async ({page}) => {
  await page.goto('/search?q=workstations');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Workstations');
});

test('the results page asks once after a pause in typing', async ({page, started}) => {
  await page.clock.install();
  await started('/search');
  const main = page.getByRole('main');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await main.getByRole('searchbox').pressSequentially('workstat');
  await page.clock.runFor(299);
  await expect(main.getByRole('status')).toHaveText('Searching…');
  await page.clock.runFor(1);
  await expect(main.getByRole('article').first()).toContainText('Workstations');
  await expect(page).toHaveURL(/\/search\?q=workstat$/);
});
