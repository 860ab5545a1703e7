/** 8. The error catalog: what the reader sees when the search finds nothing or fails. */
import {STARTING_TASKS} from '../../config/search';
import {drops, fails, sends} from '../support/hosted-search/behaviours';
import {patientClient} from '../support/hosted-search/patient-client';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal} from '../support/search-modal';
import {test as embeddedTest} from '../support/site';

const TITLE = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';

// For other unreadable responses, see hostile-answers.spec.ts.
for (const [fault, behaviour] of [
  ['drops every connection', drops],
  ['is down', fails(503, 'down')],
  ['answers with rubbish', sends(200, '<!doctype html><title>Captive portal</title>')],
] as const) {
  test(`8.1 a search service that ${fault}: '${TITLE}' with its help, in the modal and on the results page`, async ({
    started,
    hosted,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.*(\/search-index\/|\.algolia)/);
    hosted.everywhere(behaviour);
    const page = await started('/help/search?q=invoice');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(TITLE);
    await expect(alert).toContainText(HELP);
    const modal = await new SearchModal(page).openAndType('statement');
    await expect(modal.dialog.getByText(TITLE).first()).toBeVisible();
    await expect(modal.dialog.getByText(HELP)).toBeVisible();
    await expect(modal.status).toHaveText(TITLE);
    // The next try recovers in both places.
    await hosted.reset();
    await modal.input.fill('statements');
    await expect(modal.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/);
    await expect(alert).toHaveCount(0);
  });
}

embeddedTest(
  `8.1 a site's own index that cannot be fetched: '${TITLE}' on the results page`,
  async ({page, started, consoleWatch}) => {
    consoleWatch.allow(/Failed to load resource.*(\/search-index\/|\.algolia)/);
    await page.route('**/search-index/**', (route) => route.abort());
    await started('/search?q=invoice');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(TITLE);
    await expect(alert).toContainText(HELP);
    await page.unroute('**/search-index/**');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/);
  },
);

test(`8.1 next hits that cannot be fetched: '${TITLE}' below those that are shown, and the next try finds more`, async ({
  started,
  hosted,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource.*(\/search-index\/|\.algolia)/);
  const page = await started('/help/search?q=rule');
  const results = page.getByRole('main').getByRole('article');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(results).toHaveCount(20);
  hosted.everywhere(fails(503, 'down'));
  await results.last().scrollIntoViewIfNeeded();
  await expect(alert).toContainText(TITLE);
  await expect(alert).toContainText(HELP);
  await expect(results).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('50 documents found');
  // With no host responding, trying again changes nothing.
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toContainText(TITLE);
  await expect(results).toHaveCount(20);
  await hosted.reset();
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(results).toHaveCount(40);
  await expect(alert).toHaveCount(0);
});

test('8.1 next hits that cannot be fetched: Enter searches anew', async ({started, hosted, consoleWatch}) => {
  consoleWatch.allow(/Failed to load resource.*(\/search-index\/|\.algolia)/);
  const page = await started('/help/search?q=rule');
  const results = page.getByRole('main').getByRole('article');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(results).toHaveCount(20);
  hosted.everywhere(fails(403, 'Not any more'));
  await results.last().scrollIntoViewIfNeeded();
  await expect(alert).toContainText('The search service answered: Not any more (403).');
  await hosted.reset();
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(results.first()).toBeVisible();
});

/** Both kinds of search show the same message when they find nothing. */
for (const {kind, placeTest, base, support} of [
  {kind: 'embedded', placeTest: embeddedTest, base: '', support: 'https://www.pilot.example/support/missing-page'},
  {kind: 'hosted', placeTest: test, base: '/help', support: 'https://www.lab-compass.example/support/missing-page'},
]) {
  placeTest(`8.2 no hits: 'No results for "{query}"', in both places (${kind} search)`, async ({started}) => {
    const page = await started(`${base}/search?q=zzzzqqqq`);
    await expect(page.getByRole('main').getByRole('strong')).toHaveText('No results for "zzzzqqqq"');
    const modal = await new SearchModal(page).openAndType('qqqqzzzz');
    await expect(modal.dialog.getByRole('strong')).toHaveText('No results for "qqqqzzzz"');
  });

  placeTest(
    `8.4 no hits: 'Believe this query should return results?' with the link 'Let us know.' (${kind} search)`,
    async ({started}) => {
      const page = await started(`${base}/search?q=zzzzqqqq%20%26`);
      const question = 'Believe this query should return results?';
      const modal = new SearchModal(page);
      await expect(page.getByRole('main').getByText(question)).toBeVisible();
      await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
        'href',
        `${support}?query=zzzzqqqq%20%26`,
      );
      await modal.openAndType('qqqqzzzz');
      await expect(modal.dialog.getByText(question)).toBeVisible();
      await expect(modal.dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
        'href',
        `${support}?query=qqqqzzzz`,
      );
    },
  );
}

embeddedTest("8.3 no hits: 'Try searching for' with suggestions that find something", async ({started}) => {
  const page = await started('/search?q=workstationzzq');
  const main = page.getByRole('main');
  await expect(main.getByText('Try searching for:')).toBeVisible();
  const modal = await new SearchModal(page).openAndType('denturrrre');
  await expect(modal.dialog.getByText('Try searching for:')).toBeVisible();
  await expect(modal.suggestions.first()).toHaveText('denture');
  await page.keyboard.press('Escape');
  await main.getByRole('button', {name: 'Workstations', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?q=Workstations$/);
  await expect(main.getByRole('status')).toHaveText(/documents found/);
});

test("8.3 no hits: 'Try searching for' with up to 3 groups that were found before (hosted search)", async ({
  started,
}) => {
  const page = await started('/help/search?q=zzzz');
  const main = page.getByRole('main');
  await expect(main.getByRole('strong')).toHaveText('No results for "zzzz"');
  // With no earlier results: three of the tasks that an empty search offers.
  await expect(main.getByRole('listitem')).toHaveText(STARTING_TASKS.slice(0, 3));
  await main.getByRole('searchbox').fill('invoice');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await expect(main.getByText('Try searching for:')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(['Cases', 'Guides', 'System']);
  await main.getByRole('button', {name: 'System'}).click();
  await expect(page).toHaveURL(/\/search\?q=System$/);
  await expect(main.getByRole('status')).toHaveText(/documents found/);
  const modal = await new SearchModal(page).openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  await modal.input.fill('zzzz');
  await expect(modal.dialog.getByText('Try searching for:')).toBeVisible();
  await modal.dialog.getByRole('button', {name: 'System'}).click();
  await expect(modal.hits.first()).toBeVisible();
});

embeddedTest("8.5 empty start screen: 'No recent searches'", async ({started}) => {
  const modal = await new SearchModal(await started('/')).open();
  await expect(modal.dialog.getByText('No recent searches', {exact: true})).toBeVisible();
  await expect(modal.dialog.getByRole('list', {name: 'Tasks to start with'}).getByRole('button')).toHaveCount(5);
});

test('8.6 all search hosts fail: an unreachable-hosts error', async ({client, hosted, consoleWatch}) => {
  consoleWatch.allow(/Failed to load resource.*\.algolia/);
  for (const host of hosted.readHosts) await host.stop();
  const {error} = await client.search('invoice');
  expect(error).toEqual({name: 'RetryError', message: expect.stringContaining('Unreachable hosts')});
  expect(client.hosts).toHaveLength(4);
});

for (const [status, message] of [
  [403, 'Invalid Application-ID or API key'],
  [429, 'Too many requests'],
] as const) {
  test(`8.7 a ${status} from the search service is shown with message and status and not retried`, async ({
    page,
    started,
    hosted,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.*(\/search-index\/|\.algolia)/);
    hosted.everywhere(fails(status, message));
    await patientClient(page);
    await started('/help/');
    const modal = await new SearchModal(page).open();
    await modal.input.fill('invoice');
    const help = `The search service answered: ${message} (${status}).`;
    await expect(modal.dialog.getByText(TITLE).first()).toBeVisible();
    await expect(modal.dialog.getByText(help)).toBeVisible();
    expect(hosted.searchCount).toBe(1);
    await page.goto('/help/search?q=statement');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(help);
    expect(hosted.searchCount).toBe(2);
  });
}
