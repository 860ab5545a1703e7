/** 8. The error catalog: what the reader sees when the search finds nothing or fails. */
import type {Locator} from '@playwright/test';
import {STARTING_TASKS} from '../../config/starting-tasks';
import {drops, fails, sends} from '../support/hosted-search/service';
import {expect, patientClient, test} from '../support/hosted-search/test';
import {test as embeddedTest} from '../support/site';

const TITLE = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';
const FAILED_REQUEST = /Failed to load resource.*(\/search-index\/|\.algolia)/;

/** For other unreadable responses, see search/hosted/wire-format.test.ts. */
const FAULTS = {
  'drops every connection': drops,
  'is down': fails(503, 'down'),
  'answers with rubbish': sends(200, '<!doctype html><title>Captive portal</title>'),
};
const REFUSALS = [
  [403, 'Invalid Application-ID or API key', 'The search service answered: Invalid Application-ID or API key (403).'],
  [429, '<h1>Too many requests</h1>', 'The search service refused the request (429).'],
] as const;

test('a search service that fails, in the modal and on the results page', async ({
  page,
  started,
  hosted,
  consoleWatch,
  modal,
}) => {
  consoleWatch.allow(FAILED_REQUEST);
  await patientClient(page);
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const alert = main.getByRole('alert');

  const expectMessage = async (query: string, help: string) => {
    await field.fill(query);
    await expect(alert).toContainText(TITLE);
    await modal.openAndType(query);
    await expect(modal.dialog.getByText(TITLE).first()).toBeVisible();
    for (const line of new Set([HELP, help])) {
      await expect(alert).toContainText(line);
      await expect(modal.dialog.getByText(line)).toBeVisible();
    }
    await expect(modal.status).toHaveText(TITLE);
  };
  const expectRecovery = async () => {
    await hosted.reset();
    await modal.input.fill('statements');
    await expect(modal.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await field.press('Enter');
    await expect(main.getByRole('status')).toHaveText(/documents found/);
    await expect(alert).toHaveCount(0);
  };

  await test.step(`8.1 a results page that is opened meanwhile: '${TITLE}' with its help`, async () => {
    hosted.everywhere(drops);
    await started('/help/search?q=invoice');
    await expect(alert).toContainText(TITLE);
    await expect(alert).toContainText(HELP);
    await modal.open();
    await expectRecovery();
  });

  for (const [index, [fault, behaviour]] of Object.entries(FAULTS).entries()) {
    await test.step(`8.1 a service that ${fault}: '${TITLE}' with its help, and the next try recovers`, async () => {
      hosted.everywhere(behaviour);
      await expectMessage(`rule ${2 + index}`, HELP);
      await expectRecovery();
    });
  }

  for (const [index, [status, message, shown]] of REFUSALS.entries()) {
    await test.step(`8.7 a ${status} is shown with message, unless it is markup, and status, and not retried`, async () => {
      hosted.everywhere(fails(status, message));
      const asked = hosted.searchCount;
      await expectMessage(`rule ${5 + index}`, shown);
      expect(hosted.searchCount).toBe(asked + 2);
      await expectRecovery();
    });
  }
});

embeddedTest("a site's own index that cannot be fetched", async ({page, started, consoleWatch, modal}) => {
  consoleWatch.allow(FAILED_REQUEST);
  await page.route('**/search-index/**', (route) => route.abort());
  await started('/search?q=invoice');
  const main = page.getByRole('main');

  await test.step(`8.1 '${TITLE}' on the results page`, async () => {
    await expect(main.getByRole('alert')).toContainText(TITLE);
    await expect(main.getByRole('alert')).toContainText(HELP);
  });

  await test.step('2.51 the modal has an error screen, and the next query recovers', async () => {
    await modal.openAndType('invoice');
    await expect(modal.dialog.getByText(TITLE).last()).toBeVisible();
    await page.unroute('**/search-index/**');
    await modal.input.press('s');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.dialog.getByText(TITLE).last()).toHaveCount(0);
  });

  await test.step('8.1 the next try recovers on the results page as well', async () => {
    await page.keyboard.press('Escape');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByRole('status')).toHaveText(/documents found/);
  });
});

test('next hits that cannot be fetched', async ({started, hosted, consoleWatch}) => {
  consoleWatch.allow(FAILED_REQUEST);
  const page = await started('/help/search?q=rule');
  const main = page.getByRole('main');
  const results = main.getByRole('article');
  const alert = main.getByRole('alert');

  await test.step(`8.1 '${TITLE}' below those that are shown, and the next try finds more`, async () => {
    await expect(results).toHaveCount(20);
    hosted.everywhere(fails(503, 'down'));
    await results.last().scrollIntoViewIfNeeded();
    await expect(alert).toContainText(TITLE);
    await expect(alert).toContainText(HELP);
    await expect(results).toHaveCount(20);
    await expect(main.getByRole('status')).toHaveText('50 documents found');
    // With no host responding, trying again changes nothing.
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toContainText(TITLE);
    await expect(results).toHaveCount(20);
    await hosted.reset();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(results).toHaveCount(40);
    await expect(alert).toHaveCount(0);
  });
});

/** What both kinds of search show, in the modal and on the results page. */
async function expectNoHits(place: Locator, query: string, support: string): Promise<void> {
  await test.step(`8.2 no hits: 'No results for "${query}"'`, () => expectNoResultsFor(place, query));
  await test.step(`8.4 no hits for "${query}": 'Believe this query should return results?' with the link 'Let us know.'`, async () => {
    await expect(place.getByText('Believe this query should return results?')).toBeVisible();
    await expect(place.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', support);
  });
}

const expectNoResultsFor = (place: Locator, query: string) =>
  expect(place.getByRole('strong')).toHaveText(`No results for "${query}"`);

embeddedTest('no hits of the embedded search, in the modal and on the results page', async ({started, modal}) => {
  const support = 'https://www.pilot.example/support/missing-page';
  const page = await started('/search?q=zzzzqqqq%20%26');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const {suggestions} = modal;
  await expectNoHits(main, 'zzzzqqqq &', `${support}?query=zzzzqqqq%20%26`);
  await modal.openAndType('qqqqzzzz');
  await expectNoHits(modal.dialog, 'qqqqzzzz', `${support}?query=qqqqzzzz`);

  await test.step("8.3 'Try searching for' with suggestions that find something", async () => {
    await modal.input.fill('denturrrre');
    await expect(suggestions.first()).toHaveText(/^dentures?$/);
    await expect(modal.dialog.getByText('Try searching for:')).toBeVisible();
    await page.keyboard.press('Escape');
    await field.fill('workstationzzq');
    await expectNoResultsFor(main, 'workstationzzq');
    await expect(main.getByText('Try searching for:')).toBeVisible();
    await main.getByRole('button', {name: 'workstations', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=workstations$/);
    await expect(main.getByRole('status')).toHaveText(/documents found/);
  });

  await test.step('2.50 up to 3 suggested queries are offered, and a chosen one is searched for', async () => {
    await modal.openAndType('workstationzzq');
    await expectNoResultsFor(modal.dialog, 'workstationzzq');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const chosen = await suggestions.first().textContent();
    await suggestions.first().click();
    await expect(modal.input).toHaveValue(new RegExp(`^${chosen}\\s*$`, 'i'));
    await expect(modal.hits.first()).toBeVisible();
  });

  await test.step('9.7 suggested queries: up to 3, in the modal and on the results page', async () => {
    // Two words run together with a mistake find nothing, but are close to words of the site.
    await modal.input.fill('doctorrroffice');
    await expectNoResultsFor(modal.dialog, 'doctorrroffice');
    await expect(suggestions).toHaveCount(3);
    await page.keyboard.press('Escape');
    await field.fill('doctorrroffice');
    await expectNoResultsFor(main, 'doctorrroffice');
    await expect(main.getByRole('listitem')).toHaveCount(3);
  });
});

test('no hits of the hosted search, in the modal and on the results page', async ({started, modal}) => {
  const support = 'https://www.pilot.example/support/missing-page';
  const page = await started('/help/search?q=zzzzqqqq%20%26');
  const main = page.getByRole('main');
  const tasks = STARTING_TASKS.slice(0, 3).map(({name}) => name);
  await expectNoHits(main, 'zzzzqqqq &', `${support}?query=zzzzqqqq%20%26`);

  await test.step("8.3 'Try searching for' with 3 of the tasks that an empty search offers", async () => {
    await expect(main.getByText('Try searching for:')).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText(tasks);
    await main.getByRole('button', {name: tasks[0]!}).click();
    await expect(main.getByRole('searchbox')).toHaveValue(tasks[0]!);
  });

  await modal.openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  await modal.input.fill('qqqqzzzz');
  await expectNoHits(modal.dialog, 'qqqqzzzz', `${support}?query=qqqqzzzz`);

  await test.step('8.3, 9.7 the modal suggests up to 3 tasks, and a chosen one is searched for', async () => {
    await expect(modal.dialog.getByText('Try searching for:')).toBeVisible();
    await expect(modal.suggestions).toHaveText(tasks);
    await modal.suggestions.first().click();
    await expect(modal.input).toHaveValue(tasks[0]!);
  });
});
