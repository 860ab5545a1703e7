/** 4. States and transitions of the search. */
import type {Page} from '@playwright/test';
import {holds, searches} from '../support/hosted-search/behaviours';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from '../support/search-modal';

/** Opens the modal with the page's clock stopped. */
async function openWithStoppedClock(page: Page, started: (path: string) => Promise<Page>): Promise<SearchModal> {
  await page.clock.install();
  const modal = await new SearchModal(await started('/help/')).open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return modal;
}

test('4.1, 9.8 the search is idle, then loading, stalled after 300 ms, and idle again when answered', async ({
  page,
  started,
  hosted,
}) => {
  const held = holds(searches(hosted.records));
  hosted.read.behaviour = held.behaviour;
  const modal = await openWithStoppedClock(page, started);
  const loading = modal.dialog.getByText('Searching…');
  await modal.expectState('idle');
  await modal.input.fill('invoice');
  await expect.poll(() => hosted.read.requests.length).toBe(1);
  await page.clock.runFor(299);
  await modal.expectState('loading');
  await expect(loading).toBeHidden();
  await page.clock.runFor(1);
  await modal.expectState('stalled');
  await expect(loading).toBeVisible();
  held.release();
  await expect(modal.hits.first()).toBeVisible();
  await modal.expectState('idle');
});

test('4.2, 8.6 the error state arises when all search hosts are unreachable, and only then', async ({
  started,
  hosted,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_CONNECTION_\w+ https:\/\/app-\w+\.algolia(net)?\./);
  const page = await started('/help/');
  const modal = await new SearchModal(page).open();
  for (const host of hosted.readHosts.slice(0, -1)) await host.stop();
  await modal.input.fill('invoice');
  await expect(modal.hits.first()).toBeVisible();
  await modal.expectState('idle');
  await hosted.readHosts.at(-1)!.stop();
  await modal.input.fill('statement');
  await modal.expectState('error');
  await hosted.reset();
  await modal.input.fill('overview');
  await expect(modal.hits.first()).toBeVisible();
  await modal.expectState('idle');
});

test('4.3 the search modal is closed or open', async ({started}) => {
  const page = await started('/help/');
  const modal = new SearchModal(page);
  for (let round = 0; round < 2; round += 1) {
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.dialog).toHaveCount(1);
    // The page behind an open modal doesn't scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('4.8 marking a recent search as a favourite moves it into the favourites list', async ({page, started}) => {
  const recents = ['Invoices', 'Statements'].map((title) => savedSearch(title, '/help/docs/financials/invoices'));
  await storeBeforeOpening(page, {[storeKey('recent')]: JSON.stringify(recents)});
  await started('/help/');
  const modal = await new SearchModal(page).open();
  const statements = modal.saved('Recent').filter({hasText: 'Statements'});
  // Saved immediately: after a transition it would be lost on navigation, or with reduced motion.
  const stored = await statements
    .getByRole('button', {name: 'Save this search'})
    .evaluate((button: HTMLElement, key) => (button.click(), localStorage.getItem(key)), storeKey('favourite'));
  expect(JSON.parse(stored!)).toHaveLength(1);
  await expect(modal.savedLinks('Favorite')).toHaveText(['Statements']);
  await expect(modal.savedLinks('Recent')).toHaveText(['Invoices']);
  await page.reload();
  await started('/help/');
  await modal.open();
  await expect(modal.savedLinks('Favorite')).toHaveText(['Statements']);
});
