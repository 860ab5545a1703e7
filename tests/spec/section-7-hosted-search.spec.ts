/** 7. The calls it makes: to the hosted search, whose hosts are real servers that fail on demand. */
import type {Answer} from '../../search/answer';
import {drops, fails, FALLBACK_HOSTS, hangs, sendsJson} from '../support/hosted-search/service';
import {patientClient} from '../support/hosted-search/client';
import {expect, test} from '../support/hosted-search/test';
import {SearchModal} from '../support/search-modal';
import {startApplication} from '../support/site';

const READ_HOST = 'app-dsn.algolia.net';

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const LISTED_FIELDS = {
  query: 'invoice',
  indexName: 'docs',
  attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
  attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:10`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
};

test('what the pages of the hosted search call', async ({page, started, hosted, consoleWatch}) => {
  consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
  await patientClient(page);
  const called = new Set<string>();
  page.on('request', (request) => called.add(new URL(request.url()).host));
  const modal = new SearchModal(page);

  await test.step('7.2 search is POST /1/indexes/*/queries with the listed body fields', async () => {
    await started('/help/');
    await modal.openAndType('invoice');
    await expect(modal.hits.first()).toBeVisible();
    const {method, path, query, body} = hosted.read.requests.at(-1)!;
    expect({method, path}).toEqual({method: 'POST', path: '/1/indexes/*/queries'});
    expect(query.get('x-algolia-application-id')).toBe('app');
    expect(query.get('x-algolia-api-key')).toBe('key');
    expect(body).toEqual({requests: [LISTED_FIELDS]});
  });

  await test.step('7.7 a preconnect hint to the read host is on the page', async () => {
    await page.goto('/help/docs/cases/overview');
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `https://${READ_HOST}`);
    await startApplication(page);
  });

  await test.step('7.2 the results page sends the same, and which page of hits it wants', async () => {
    await hosted.reset();
    await started('/help/search?q=invoice');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(hosted.read.requests).toMatchObject([{method: 'POST', path: '/1/indexes/*/queries'}]);
    expect(hosted.read.requests[0]!.body).toEqual({requests: [{...LISTED_FIELDS, page: 0}]});
  });

  await test.step('7.1 only the site itself and the four read hosts are called', async () => {
    const own = new URL(page.url()).host;
    expect([...called].toSorted()).toEqual([READ_HOST, own].toSorted());
    // A query that no host answers is tried on all of them.
    hosted.everywhere(fails(503, 'down'));
    await modal.openAndType('statement');
    await modal.expectState('error');
    expect([...called].toSorted()).toEqual([READ_HOST, own, ...FALLBACK_HOSTS].toSorted());
  });
});

test('7.3 the answer is results[0] with hits, nbHits and queryID', async ({client, hosted}) => {
  const {value} = await client.search('statement');
  const {hits, nbHits, queryID} = value as Answer;
  expect({nbHits, queryID}).toEqual({nbHits: 2, queryID: 'query-statement'});
  const expected = hosted.records.filter(({url}) => url.includes('statements'));
  expect(hits.map(({objectID}) => objectID)).toEqual(expected.map(({objectID}) => objectID));
});

test('7.4 recommendations are supported by the client', async ({client, hosted}) => {
  hosted.read.behaviour = sendsJson({results: [{hits: []}]});
  const requests = [{indexName: 'docs', objectID: 'x', model: 'related-products', threshold: 0}];
  expect(await client.call('getRecommendations', {requests})).toEqual({value: {results: [{hits: []}]}});
  expect(hosted.read.requests).toMatchObject([
    {method: 'POST', path: '/1/indexes/*/recommendations', body: {requests}},
  ]);
});

test('7.5 a custom POST is supported by the client', async ({client, hosted}) => {
  hosted.write.behaviour = sendsJson({ok: true});
  expect(await client.call('customPost', {path: '1/anything', body: {a: 1}})).toEqual({value: {ok: true}});
  expect(hosted.write.requests).toMatchObject([{method: 'POST', path: '/1/anything', body: {a: 1}}]);
  expect(hosted.searchCount).toBe(0);
});

test('7.6 searches go to the read host and then to three fallback hosts in random order', async ({client, hosted}) => {
  hosted.everywhere(fails(503, 'down'));
  const orders = new Set<string>();
  // Twelve equal shuffles in a row happen less than once in three hundred million runs.
  for (let round = 0; round < 12 && orders.size < 2; round += 1) {
    await client.startAnew();
    await client.search('invoice');
    expect(client.hosts[0]).toBe(READ_HOST);
    expect(client.hosts.slice(1).toSorted()).toEqual(FALLBACK_HOSTS);
    orders.add(client.hosts.slice(1).join());
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(hosted.write.requests).toEqual([]);
});

test('7.8 a timeout is retried on the next host', async ({client, hosted}) => {
  hosted.read.behaviour = hangs;
  const outcome = client.search('invoice');
  await expect.poll(() => hosted.read.requests.length).toBe(1);
  await client.pass(1_000);
  expect((await outcome).value).toBeDefined();
  expect(client.hosts).toEqual([READ_HOST, expect.stringMatching(/^app-[123]\.algolianet\.com$/)]);
});

test('7.9 a network failure is retried on the next host: a refused and a dropped connection', async ({
  client,
  hosted,
}) => {
  await hosted.read.stop();
  hosted.fallbacks.slice(1).forEach((host) => (host.behaviour = drops));
  expect((await client.search('invoice')).value).toBeDefined();
  expect(client.hosts[0]).toBe(READ_HOST);
  expect(client.hosts.at(-1)).toBe(FALLBACK_HOSTS[0]);
});

for (const status of [500, 503, 304]) {
  test(`7.10 a response that is neither 2xx nor 4xx (${status}) is retried on the next host`, async ({
    client,
    hosted,
  }) => {
    hosted.read.behaviour = fails(status, 'not now');
    expect((await client.search('invoice')).value).toBeDefined();
    expect(client.hosts).toHaveLength(2);
  });
}

test('7.11 a 2xx response is not retried, not even one that cannot be read', async ({client, hosted}) => {
  await client.search('invoice');
  expect(client.hosts).toEqual([READ_HOST]);
  hosted.read.behaviour = (_, response) =>
    void response.writeHead(200, {'access-control-allow-origin': '*'}).end('<!doctype html>');
  expect((await client.search('statement')).error).toBeDefined();
  expect(client.hosts).toEqual([READ_HOST, READ_HOST]);
});

for (const [status, message] of [
  [400, 'Unknown parameter'],
  [403, 'Invalid Application-ID or API key'],
  [404, 'Index docs does not exist'],
  [429, 'Too many requests'],
] as const) {
  test(`7.12 a ${status} response is not retried and raises an API error with message and status`, async ({
    client,
    hosted,
  }) => {
    hosted.everywhere(fails(status, message));
    expect((await client.search('invoice')).error).toEqual({name: 'ApiError', message, status});
    expect(client.hosts).toEqual([READ_HOST]);
  });
}
