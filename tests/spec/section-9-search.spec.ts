/** 9. Business constants and limits of the search. */
import type {Locator} from '@playwright/test';
import {fails, hangs, searches, stallsInBody} from '../support/hosted-search/behaviours';
import type {HostedService} from '../support/hosted-search/service';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from '../support/search-modal';
import {test as embeddedTest} from '../support/site';

const READ_HOST = 'app-dsn.algolia.net';

type Requests = {requests: {hitsPerPage: number; page?: number; attributesToSnippet: string[]}[]};
const lastRequest = (hosted: HostedService) => (hosted.read.requests.at(-1)!.body as Requests).requests[0]!;

test('9.1 hits per page: 20, in the modal and on the results page, which fetches more at its end', async ({
  started,
  hosted,
}) => {
  const page = await started('/help/search?q=rule');
  const results = page.getByRole('main').getByRole('article');
  await expect(results).toHaveCount(20);
  expect(lastRequest(hosted)).toMatchObject({hitsPerPage: 20, page: 0});
  for (const count of [40, 50]) {
    await results.last().scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(count);
  }
  const asked = hosted.read.requests.map(({body}) => (body as Requests).requests[0]!);
  expect(asked.map(({page: number, hitsPerPage}) => [number, hitsPerPage])).toEqual([
    [0, 20],
    [1, 20],
    [2, 20],
  ]);
  await new SearchModal(page).openAndType('invoice');
  await expect.poll(() => lastRequest(hosted).page).toBeUndefined();
  expect(lastRequest(hosted).hitsPerPage).toBe(20);
});

embeddedTest('9.1 the embedded search shows 20 hits a page as well', async ({started}) => {
  const page = await started('/search?q=case');
  const results = page.getByRole('main').getByRole('article');
  await expect(results).toHaveCount(20);
  const found = Number(
    /^(\d+) documents found$/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1],
  );
  expect(found).toBeGreaterThan(20);
  await results.last().scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(Math.min(found, 40));
});

const manySaved = (count: number) =>
  JSON.stringify(Array.from({length: count}, (_, i) => savedSearch(`Page ${i}`, `/docs/page-${i}`)));

/** Opens a page from the search, which makes it the newest recent search. */
async function choose(modal: SearchModal, query: string): Promise<void> {
  await modal.openAndType(query);
  await modal.hits.first().click();
  await expect(modal.dialog).toHaveCount(0);
}

embeddedTest('9.2 recent searches kept: 7, or 4 when favourites exist', async ({page, started}) => {
  await storeBeforeOpening(page, {[storeKey('recent')]: manySaved(7)});
  await started('/');
  const modal = new SearchModal(page);
  const recents = modal.savedLinks('Recent');
  await choose(modal, 'workstations');
  await modal.open();
  await expect(recents).toHaveCount(7);
  await expect(recents.first()).toHaveText('Workstations');
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(modal.savedLinks('Favorite')).toHaveText(['Workstations']);
  await page.keyboard.press('Escape');
  await choose(modal, 'departments');
  await modal.open();
  await expect(recents).toHaveCount(4);
  await expect(recents.first()).toHaveText('Departments');
});

embeddedTest('9.3 favourite searches kept: 10', async ({page, started}) => {
  await storeBeforeOpening(page, {
    [storeKey('favourite')]: manySaved(10),
    [storeKey('recent')]: JSON.stringify([savedSearch('The eleventh', '/docs/page-11')]),
  });
  await started('/');
  const modal = await new SearchModal(page).open();
  const favourites = modal.savedLinks('Favorite');
  await expect(favourites).toHaveCount(10);
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(favourites.first()).toHaveText('The eleventh');
  await expect(favourites).toHaveCount(10);
});

async function expectWords(snippets: Locator, words: number): Promise<void> {
  await expect(snippets.first()).toBeVisible();
  for (const text of await snippets.allTextContents()) {
    expect(text.replaceAll('…', '').trim().split(/\s+/), text).toHaveLength(words);
  }
}

for (const [width, words] of [
  [768, 5],
  [769, 10],
] as const) {
  test(`9.4 snippet words: ${words} on a screen ${width} px wide`, async ({page, started, hosted}) => {
    await page.setViewportSize({width, height: 800});
    await started('/help/');
    const modal = await new SearchModal(page).openAndType('twelve');
    await expect.poll(() => hosted.searchCount).toBeGreaterThan(0);
    expect(lastRequest(hosted).attributesToSnippet).toContain(`content:${words}`);
    const snippet = 'One two three four five six seven eight nine ten'.split(' ').slice(0, words).join(' ');
    await expect(modal.hits.first().getByText('One two')).toHaveText(`${snippet}…`);
    await started('/help/search?q=twelve');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(`${snippet}…`);
    expect(lastRequest(hosted)).toMatchObject({
      page: 0,
      attributesToSnippet: expect.arrayContaining([`content:${words}`]),
    });
  });

  embeddedTest(
    `9.4 the embedded search cuts snippets to ${words} words on a screen ${width} px wide`,
    async ({page, started}) => {
      await page.setViewportSize({width, height: 800});
      await started('/');
      const query = 'why is my invoice not in the statement';
      const modal = await new SearchModal(page).openAndType(query);
      await expectWords(modal.hits.locator('.search-hit-snippet').filter({hasText: '…'}), words);
      await started(`/search?q=${encodeURIComponent(query)}`);
      await expectWords(page.getByRole('main').getByRole('article').locator('p', {hasText: '…'}), words);
    },
  );
}

test('9.5 results per group: 5 by default', async ({started}) => {
  const modal = await new SearchModal(await started('/help/')).openAndType('invoice');
  await expect(modal.group('Financials')).toHaveCount(5);
});

embeddedTest('9.6 search input length: 64 characters', async ({started}) => {
  const page = await started('/search');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveAttribute('maxlength', '64');
  const modal = await new SearchModal(page).open();
  await expect(modal.input).toHaveAttribute('maxlength', '64');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveAttribute('maxlength', '64');
});

embeddedTest('9.7 suggested queries: up to 3, in the modal and on the results page', async ({started}) => {
  // Two words run together find nothing, but are close to words of the site.
  const page = await started('/search?q=shipinvoic');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  const modal = await new SearchModal(page).openAndType('doctorrroffice');
  await expect(modal.suggestions).toHaveCount(3);
});

test('9.7 suggested queries of the hosted search: up to 3 of the groups that were found before', async ({started}) => {
  const modal = await new SearchModal(await started('/help/')).openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  await modal.input.fill('zzzz');
  await expect(modal.suggestions).toHaveText(['Cases', 'Guides', 'System']);
});

test('9.9 connect timeout: 1 s, for every host', async ({client, hosted}) => {
  hosted.everywhere(hangs);
  const outcome = client.search('invoice');
  for (let tried = 1; tried <= 4; tried += 1) {
    await expect.poll(() => hosted.searchCount).toBe(tried);
    await client.pass(999);
    expect(client.asked).toHaveLength(tried);
    await client.pass(1);
    expect(client.asked).toHaveLength(Math.min(tried + 1, 4));
  }
  expect((await outcome).error?.name).toBe('RetryError');
});

test('9.10 read timeout: 2 s, for an answer that has begun', async ({client, hosted}) => {
  hosted.read.behaviour = stallsInBody;
  const outcome = client.search('invoice');
  await expect.poll(() => client.answersBegun()).toBe(1);
  await client.pass(1_999);
  expect(client.hosts).toEqual([READ_HOST]);
  await client.pass(1);
  expect(client.hosts).toHaveLength(2);
  expect((await outcome).value).toBeDefined();
});

test('9.11 write timeout: 30 s', async ({client, hosted}) => {
  hosted.write.behaviour = stallsInBody;
  const outcome = client.call('customPost', {path: '1/anything', body: {requests: []}});
  await expect.poll(() => client.answersBegun()).toBe(1);
  await client.pass(29_999);
  expect(client.hosts).toEqual(['app.algolia.net']);
  await client.pass(1);
  expect(client.hosts).toHaveLength(2);
  expect((await outcome).value).toBeDefined();
});

test('9.12 an unreachable host is retried after 2 minutes', async ({client, hosted, consoleWatch}) => {
  consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
  hosted.read.behaviour = fails(503, 'down');
  await client.search('first');
  expect(client.hosts[0]).toBe(READ_HOST);
  expect(client.hosts).toHaveLength(2);
  hosted.read.behaviour = searches(hosted.records);
  await client.pass(119_999);
  await client.search('second');
  expect(client.hosts).toHaveLength(3);
  expect(client.hosts[2]).not.toBe(READ_HOST);
  await client.pass(2);
  await client.search('third');
  expect(client.hosts).toHaveLength(4);
  expect(client.hosts[3]).toBe(READ_HOST);
});

for (const [fault, breakHost, passes] of [
  ['is down', async ({read}: HostedService) => void (read.behaviour = fails(503, 'down')), 0],
  ['refuses connections', async ({read}: HostedService) => read.stop(), 0],
  ['hangs', async ({read}: HostedService) => void (read.behaviour = hangs), 1_000],
] as const) {
  test(`9.12 a host that ${fault} is left alone for 2 minutes, also by the next page`, async ({
    client,
    hosted,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
    await breakHost(hosted);
    const outcome = client.search('first');
    await expect.poll(() => client.hosts[0]).toBe(READ_HOST);
    await client.pass(passes);
    expect((await outcome).value).toBeDefined();
    expect(client.hosts).toHaveLength(2);
    await hosted.reset();
    await client.pass(119_999);
    await client.nextPage();
    await client.search('second');
    expect(client.hosts).toEqual([expect.stringMatching(/^app-[123]\.algolianet\.com$/)]);
    await client.pass(2);
    await client.search('third');
    expect(client.hosts.slice(1)).toEqual([READ_HOST]);
  });
}
