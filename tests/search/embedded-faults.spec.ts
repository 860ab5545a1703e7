/** Faults of the site's own index in the browser: the reader sees the error screen or results, and the next try recovers. */
import type {Page, Route} from '@playwright/test';
import type {Server} from 'node:http';
import {createSiteServer, listen} from '../../server/static-server';
import {gate} from '../support/gate';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const MANIFEST = '**/search-index/manifest.json';
const INDEX = '**/search-index/*/index.json';
const ENTRY = '**/assets/js/search.*.js';

const json = (body: string) => (route: Route) => route.fulfill({contentType: 'application/json', body});

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

function stop(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Takes away the name of the index that the page was built with, so that the manifest is asked for it. */
async function forgetIndex(page: Page): Promise<void> {
  await page.route(
    ({pathname}) => /^\/(docs\/cases\/overview)?$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ \S+\/index\.json(?=")/, '');
      await route.fulfill({response, body});
    },
  );
}

const faults: readonly [name: string, file: string, fault: (route: Route) => Promise<void>][] = [
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

for (const [which, broken] of [
  ['the manifest', MANIFEST],
  ['the index', INDEX],
] as const) {
  test(`with a fault of ${which} the modal shows the error screen, and the next query finds`, async ({
    page,
    started,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource.*\/search-index\//);
    if (broken === MANIFEST) await forgetIndex(page);
    for (const [name, , fault] of faults.filter(([, file]) => file === broken)) {
      await page.route(broken, fault);
      await started('/docs/cases/overview');
      const modal = await new SearchModal(page).openAndType('invoice');
      const help = modal.dialog.getByText('You might want to check your network connection.');
      await expect(help, name).toBeVisible();
      await page.unroute(broken);
      await modal.input.press('s');
      await expect(modal.hits.first(), name).toBeVisible();
    }
  });
}

/** What the first query still has to fetch when the server goes, and the request that shows that all else is there. */
const losses = [
  {name: 'the index', missing: INDEX, lastSeen: MANIFEST},
  {name: 'the search itself', missing: ENTRY, lastSeen: ENTRY},
];

for (const {name, missing, lastSeen} of losses) {
  test(`when the server goes before ${name} has come, the modal says so, and finds when it is back`, async ({
    page,
    started,
    consoleWatch,
  }) => {
    // Files that are missing make the page ask whether a newer release has replaced it.
    consoleWatch.allow(/Failed to load resource.*(\/search[-.]|:\d+\/$)/);
    const server = createSiteServer({root: process.env.SITE_BUILD!});
    const port = await listen(server, 0);
    // Opening the modal would fetch it ahead of the first query, and the application the pages behind links.
    await page.route(missing, (route) => route.abort());
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    if (lastSeen === MANIFEST) await forgetIndex(page);
    await started(`http://localhost:${port}/`);
    const seen = page.waitForRequest(lastSeen);
    const modal = await new SearchModal(page).open();
    await seen;
    await stop(server);
    await page.unroute(missing);
    await modal.input.fill('invoice');
    await expect(modal.dialog.getByText('Unable to fetch results').first()).toBeVisible();
    await listen(server, port);
    await modal.input.press('s');
    await expect(modal.hits.first()).toBeVisible();
    await page.goto('about:blank');
    await stop(server);
  });
}

test('a slow index keeps the reader informed and answers the last query only', async ({page, started}) => {
  const index = gate();
  await page.route(INDEX, async (route) => {
    await index.opened;
    await route.continue();
  });
  await started('/');
  const modal = await new SearchModal(page).openAndType('invoice');
  await modal.expectState('stalled');
  await modal.input.fill('workstations');
  index.open();
  await expect(modal.hits.first()).toContainText('Workstations');
  await modal.expectState('idle');
});

test('the index is fetched once, however many ask for it at the same time', async ({page, started}) => {
  // Counted by the server: a browser whose requests are watched fetches again what it has.
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
  await stop(server);
});

/** Searches, and says whether a worker answered. */
async function searchAndCountWorkers(page: Page, started: (path: string) => Promise<Page>): Promise<number> {
  await started('/');
  const modal = await new SearchModal(page).openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  return page.workers().length;
}

test('the search runs in a worker', async ({page, started}) => {
  expect(await searchAndCountWorkers(page, started)).toBe(1);
});

test('without workers the search runs on the page', async ({page, started}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  expect(await searchAndCountWorkers(page, started)).toBe(0);
});

test('a worker whose script is blocked is done without', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/Failed to load resource.*\/search-(index|worker)[/.]/);
  const worker = page.waitForEvent('worker');
  await searchAndCountWorkers(page, started);
  const script = (await worker).url();
  await page.route(script, (route) => route.abort());
  await page.reload();
  expect(await searchAndCountWorkers(page, started)).toBe(0);
});
