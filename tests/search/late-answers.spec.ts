/** Responses that arrive after the reader has typed on are ignored. */
import type {Page} from '@playwright/test';
import type {QueriesBody} from '../support/hosted-search/answer-queries';
import {fails, holds, searches, type Behaviour} from '../support/hosted-search/behaviours';
import type {HostedService} from '../support/hosted-search/service';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from '../support/search-modal';

const LATE = 'invoice';

/** Every host holds back one query; the returned function releases it and waits until the page has the response. */
function holdBack(page: Page, hosted: HostedService, behaviour: Behaviour): () => Promise<void> {
  const late = holds(behaviour);
  const atOnce = searches(hosted.records);
  hosted.everywhere((request, response) => {
    const {query} = (request.body as QueriesBody).requests[0]!;
    (query === LATE ? late.behaviour : atOnce)(request, response);
  });
  return async () => {
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(LATE) ?? false);
    late.release();
    await (await answered).finished();
    await page.clock.runFor(1_000);
  };
}

/** The page's clock is stopped, so that no host times out. */
async function openModal(page: Page, started: (path: string) => Promise<Page>): Promise<SearchModal> {
  await page.clock.install();
  const modal = await new SearchModal(await started('/help/')).open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return modal;
}

for (const [what, behaviourOf] of [
  ['failure', () => fails(403, 'Too late')],
  ['answer', ({records}: HostedService) => searches(records)],
] as const) {
  test(`a late ${what} to an older query leaves the newer hits and their count`, async ({
    page,
    started,
    hosted,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
    const letGo = holdBack(page, hosted, behaviourOf(hosted));
    const modal = await openModal(page, started);
    await modal.input.fill(LATE);
    await expect.poll(() => hosted.searchCount).toBe(1);
    await modal.input.fill('statement');
    await expect(modal.hits).toHaveCount(2);
    await letGo();
    await expect(modal.hits).toHaveCount(2);
    await expect(modal.dialog.getByRole('link', {name: 'See all 2 results'})).toBeVisible();
    await modal.expectState('idle');
    await expect(modal.status).toHaveText('2 results');
  });

  test(`a late ${what} to a query that was cleared leaves the saved searches`, async ({
    page,
    started,
    hosted,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
    const saved = JSON.stringify([savedSearch('Statements', '/help/docs/financials/statements')]);
    await storeBeforeOpening(page, {[storeKey('recent')]: saved});
    const letGo = holdBack(page, hosted, behaviourOf(hosted));
    const modal = await openModal(page, started);
    await modal.input.fill(LATE);
    await expect.poll(() => hosted.searchCount).toBe(1);
    await modal.input.fill('');
    const recents = modal.savedLinks('Recent');
    await expect(recents).toHaveText(['Statements']);
    await letGo();
    await expect(recents).toHaveText(['Statements']);
    await modal.expectState('idle');
    await expect(modal.status).toHaveText('');
  });
}
