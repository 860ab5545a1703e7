/**
 * Failures of the site's own index in the browser: the reader sees the error screen or results, and the next try
 * recovers. For recovery from each failure alone, and an unreachable server, see search/embedded/client.test.ts.
 */
import type {Page, Route} from '@playwright/test';
import {createSiteServer, listen} from '../../scripts/serve/site-server';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const MANIFEST = '**/search-index/manifest.json';
const INDEX = '**/search-index/*/index.json';

const json = (body: string) => (route: Route) => route.fulfill({contentType: 'application/json', body});

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

/** Removes the name of the index that the page was built with, so that it is read from the manifest. */
async function forgetIndex(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ \S+\/index\.json(?=")/, '');
    await route.fulfill({response, body});
  });
}

type Fault = readonly [name: string, file: string, fault: (route: Route) => Promise<void>];

const faults: readonly [Fault, ...Fault[]] = [
  ['the manifest is missing', MANIFEST, (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['the manifest is HTML', MANIFEST, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>'})],
  ['the manifest is of an older format', MANIFEST, json('{"format":0,"folder":"abc"}')],
  ['the index is missing', INDEX, (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['the index is HTML', INDEX, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>'})],
  ['the index is cut off', INDEX, cutOff],
  ['the index is of another version', INDEX, json('{"version":1,"documents":[]}')],
  ['the request is aborted', INDEX, (route) => route.abort('aborted')],
  ['the server fails', INDEX, (route) => route.fulfill({status: 500, body: 'oops'})],
];

test('with every fault of the manifest and the index the modal shows the error screen, and a query finds when they are over', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource.*\/search-index\//);
  await forgetIndex(page);
  // One fault gives way to the next at once: a request between two of them would succeed.
  let [, broken, fault] = faults[0];
  let answered = 0;
  for (const file of [MANIFEST, INDEX]) {
    await page.route(file, async (route) => {
      if (file !== broken) return route.continue();
      await fault(route);
      answered += 1;
    });
  }
  await page.goto('/');
  const modal = await new SearchModal(page).open();
  const help = modal.dialog.getByText('You might want to check your network connection.');
  for (const [name, ...next] of faults) {
    await test.step(name, async () => {
      [broken, fault] = next;
      answered = 0;
      await modal.input.fill('invoice');
      await expect(help).toBeVisible();
      expect(answered).toBeGreaterThan(0);
      await modal.input.fill('');
      await expect(help).toBeHidden();
    });
  }
  await test.step('a slow index keeps the reader informed and answers the last query only', async () => {
    const index = gate();
    fault = async (route) => {
      await index.opened;
      await route.continue();
    };
    await modal.input.fill('invoice');
    await modal.expectState('stalled');
    await modal.input.fill('workstations');
    index.open();
    await expect(modal.hits.first()).toContainText('Workstations');
    await modal.expectState('idle');
  });
});

test('the index is fetched once, however many ask for it at the same time', async ({page, started}) => {
  // Counted by the server: a browser whose requests are being watched refetches cached files.
  const asked: string[] = [];
  const server = createSiteServer({root: process.env.SITE_BUILD!});
  server.on('request', ({url = ''}) => asked.push(url.replace(/.*\//, '')));
  const port = await listen(server, 0);
  await started(`http://localhost:${port}/search?q=invoice`);
  const modal = await new SearchModal(page).openAndType('statement');
  await expect(modal.hits.first()).toBeVisible();
  expect(asked).not.toContain('manifest.json');
  expect(asked.filter((file) => file === 'index.json')).toHaveLength(1);
  await page.goto('about:blank');
  server.closeAllConnections();
  server.close();
});
