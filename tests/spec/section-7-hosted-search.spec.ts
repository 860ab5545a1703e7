/** 7. The calls it makes: to the hosted search. For its retries and timeouts, see search/hosted/hosted.test.ts. */
import {fails, FALLBACK_HOSTS} from '../support/hosted-search/service';
import {expect, patientClient, test} from '../support/hosted-search/test';
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

test('what the pages of the hosted search call', async ({page, started, hosted, consoleWatch, modal}) => {
  consoleWatch.allow(/Failed to load resource.* https:\/\/app-\w+\.algolia/);
  await patientClient(page);
  const called = new Set<string>();
  page.on('request', (request) => called.add(new URL(request.url()).host));

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
