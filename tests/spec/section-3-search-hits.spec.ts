/**
 * 3. Entities and their fields: search hits of the built site, from the service its worker runs, and saved searches.
 */
import {SearchService} from '../../src/search/embedded/search-service';
import {builtHtml} from '../support/built-files';
import {SearchModal, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const QUERIES = ['invoice', 'put a case on hold', 'scanner', 'role permissions', 'remake', 'why pilot', 'tax'];

const idsOf = (html: string) => [...html.matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id);

test('search hits have the fields of the specification', async () => {
  const service = new SearchService({siteRoot: `${process.env.SITE_ORIGIN}/`, timeLimit: 10_000});
  const answers = await Promise.all(
    QUERIES.map(async (query) => ({query, hits: (await service.search({query, hitsPerPage: 50})).hits})),
  );
  const hits = answers.flatMap((answer) => answer.hits);

  await test.step('3.1 an objectID, which no other hit of an answer has', () => {
    for (const answer of answers) {
      const ids = answer.hits.map(({objectID}) => objectID);
      expect(ids.length, answer.query).toBeGreaterThan(0);
      expect(ids.every(Boolean)).toBe(true);
      expect(new Set(ids).size, answer.query).toBe(ids.length);
    }
  });

  await test.step('3.2 a url that links to the page, and to a heading that the page has', () => {
    for (const url of new Set(hits.map((hit) => hit.url))) {
      const {origin, pathname, hash} = new URL(url);
      expect(origin).toBe(process.env.SITE_ORIGIN);
      const html = builtHtml(pathname);
      if (hash) expect(idsOf(html), url).toContain(decodeURIComponent(hash.slice(1)));
    }
  });

  await test.step('3.3 a type: lvl1 to lvl6 or content', () => {
    const types = [...new Set(hits.map(({type}) => type))];
    expect(types.filter((type) => !/^(lvl[1-6]|content)$/.test(type))).toEqual([]);
    expect(types).toEqual(expect.arrayContaining(['lvl1', 'lvl2', 'content']));
  });

  await test.step('3.4 hierarchy.lvl0 to hierarchy.lvl6, filled down to its own level', () => {
    for (const {type, hierarchy} of hits) {
      expect(Object.keys(hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']);
      expect(hierarchy.lvl0).toBeTruthy();
      expect(hierarchy.lvl1).toBeTruthy();
      if (type !== 'content') expect(hierarchy[type]).toBeTruthy();
    }
  });

  await test.step('3.5 content, the snippet text: the block that answers, of which the snippet is a cut', () => {
    for (const {content, snippet, type} of hits) {
      if (type === 'content') expect(content).toBeTruthy();
      const cut = snippet.map(({text}) => text).join('');
      expect(content?.replaceAll(/\s+/g, ' ') ?? '').toContain(cut.replaceAll(/^… | …$/g, ''));
      expect(cut.split(' ').filter((word) => word !== '…').length).toBeLessThanOrEqual(10);
    }
    expect(hits.some(({content}) => content !== null)).toBe(true);
  });
});

test('3.6 a saved search entry is stored per search index in the browser', async ({started}) => {
  const page = await started('/');
  const modal = await new SearchModal(page).openAndType('workstations');
  await modal.hits.first().click();
  await expect(modal.dialog).toHaveCount(0);
  const stored = await page.evaluate((key) => localStorage.getItem(key), storeKey('recent', 'docs'));
  expect(JSON.parse(stored!)).toEqual([
    expect.objectContaining({
      objectID: expect.any(String),
      url: '/docs/operational-flow/workstations',
      type: 'lvl1',
      hierarchy: expect.objectContaining({lvl1: 'Workstations'}),
    }),
  ]);
  // Another index on the same origin keeps its own list.
  await page.evaluate((key) => localStorage.setItem(key, '[]'), storeKey('recent', 'other'));
  await modal.open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Workstations']);
});
