/** The search dialog as a mouse and a keyboard use it, and the order of its hits. */
import {byGroup, groupOf} from '../../search/answer';
import {createClient} from '../../search/embedded/client';
import {holds, searches, sendsJson} from '../support/hosted-search/service';
import {test as hostedTest} from '../support/hosted-search/test';
import {storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';

test('a double-click on the search box opens it', async ({page, modal}) => {
  await page.goto(DOC);
  await page.locator('.navbar').getByRole('button', {name: 'Search'}).dblclick();
  await expect(modal.input).toBeFocused();
  // A press beside it still closes it.
  await page.mouse.click(5, 500);
  await expect(modal.dialog).toHaveCount(0);
});

test('a right click on a hit is not a recent search', async ({page, modal}) => {
  await page.goto(DOC);
  await modal.openAndType('workstations');
  await modal.hits.first().click({button: 'right'});
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storeKey('recent'));
  expect(await stored()).toBeNull();
  await modal.hits.first().click({modifiers: ['Control']});
  expect(await stored()).toContain('Workstations');
});

test('shortcuts of the browser with Shift or Alt are left to it', async ({page, modal}) => {
  await page.goto(DOC);
  await page.evaluate(() =>
    addEventListener('keydown', ({key, defaultPrevented}) => {
      document.body.dataset[key.toLowerCase()] = String(defaultPrevented);
    }),
  );
  for (const keys of ['Control+Shift+K', 'Control+Alt+k']) {
    await page.keyboard.press(keys);
    expect(await page.evaluate(() => document.body.dataset.k)).toBe('false');
    await expect(modal.dialog).toHaveCount(0);
  }
});

test('9.5 every group holds up to 5 hits, and the first three found come first', async ({page, modal}) => {
  await page.goto(DOC);
  await modal.open();
  for (const query of ['route', 'technician', 'invoice']) {
    const client = createClient({baseUrl: '/', origin: process.env.SITE_ORIGIN!});
    const found = (await client.search({query, hitsPerPage: 20})).hits;
    const groups = byGroup(found, groupOf).map(([name, hits]) => [name, Math.min(hits.length, 5)] as const);
    await modal.input.fill(query);
    await expect(modal.hits).toHaveCount(groups.reduce((sum, [, count]) => sum + count, 0));
    for (const [name, count] of groups) await expect(modal.group(name), name).toHaveCount(count);
    const firstUrls = async () => {
      const links = await modal.hits.evaluateAll((hits) => hits.map((hit) => (hit as HTMLAnchorElement).href));
      return links.slice(0, 3).toSorted();
    };
    const wanted = found.slice(0, 3).map(({url}) => url);
    await expect.poll(firstUrls).toEqual(wanted.toSorted());
  }
});

hostedTest('2.49 "See all" leads to what is typed, while its hits are on their way', async ({page, hosted, modal}) => {
  await page.goto('/help/docs/cases/overview');
  await modal.openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  const {behaviour, release} = holds(searches);
  hosted.everywhere(behaviour);
  await modal.input.fill('statement');
  await expect(modal.dialog.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/help/search?q=statement');
  release();
});

hostedTest('hits of which none can be shown are no results, and say so', async ({started, hosted, modal}) => {
  const foreign = {objectID: '1', url: 'https://evil.example/', type: 'lvl1', hierarchy: {lvl0: 'A', lvl1: 'B'}};
  hosted.everywhere(sendsJson({results: [{hits: [foreign], nbHits: 1, nbPages: 1}]}));
  const page = await started('/help/search?q=x');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('No results for "x"');
  await modal.openAndType('y');
  await expect(modal.status).toHaveText('No results for "y"');
});
