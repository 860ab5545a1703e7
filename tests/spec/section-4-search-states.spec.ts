/** 4. States and transitions of the search. */
import type {Page} from '@playwright/test';
import {holds, searches} from '../support/hosted-search/service';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal} from '../support/search-modal';

/** Opens the modal with the page's clock stopped. */
async function openWithStoppedClock(page: Page, started: (path: string) => Promise<Page>): Promise<SearchModal> {
  await page.clock.install();
  const modal = await new SearchModal(await started('/help/')).open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return modal;
}

test('4.1, 9.8 the search is idle, loading, stalled after 300 ms, and idle again', async ({page, started, hosted}) => {
  const held = holds(searches);
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

test('4.2, 8.6 only if all search hosts are unreachable, it is an error', async ({
  started,
  hosted,
  consoleWatch,
  modal,
}) => {
  consoleWatch.allow(/net::ERR_CONNECTION_\w+ https:\/\/app-\w+\.algolia(net)?\./);
  await started('/help/');
  await modal.open();
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
