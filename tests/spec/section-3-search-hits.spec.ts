/** 3. Entities and their fields: search hits of the built site, from the service that its worker runs, and saved searches. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'node-html-parser';
import {SearchService} from '../../src/search/embedded/search-service';
import {SearchModal, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const QUERIES = ['invoice', 'put a case on hold', 'scanner', 'role permissions', 'remake', 'why pilot', 'tax'];

async function hitsOf(query: string) {
  const service = new SearchService({siteRoot: `${process.env.SITE_ORIGIN}/`, timeLimit: 10_000});
  return (await service.search({query, hitsPerPage: 50})).hits;
}

const allHits = () => Promise.all(QUERIES.map(hitsOf)).then((lists) => lists.flat());

test('3.1 a search hit has an objectID, which no other hit of an answer has', async () => {
  for (const query of QUERIES) {
    const ids = (await hitsOf(query)).map(({objectID}) => objectID);
    expect(ids.length, query).toBeGreaterThan(0);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size, query).toBe(ids.length);
  }
});

test('3.2 a search hit has a url that links to the page, and to a heading that the page has', async () => {
  for (const {url} of await allHits()) {
    const {origin, pathname, hash} = new URL(url);
    expect(origin).toBe(process.env.SITE_ORIGIN);
    const page = parse(readFileSync(join(process.env.SITE_BUILD!, pathname, 'index.html'), 'utf8'));
    const target = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : page;
    expect(target, url).not.toBeNull();
  }
});

test('3.3 a search hit has a type: lvl1 to lvl6 or content', async () => {
  const types = new Set((await allHits()).map(({type}) => type));
  expect([...types].filter((type) => !/^(lvl[1-6]|content)$/.test(type))).toEqual([]);
  expect([...types]).toEqual(expect.arrayContaining(['lvl1', 'lvl2', 'content']));
});

test('3.4 a search hit has hierarchy.lvl0 to hierarchy.lvl6, filled down to its own level', async () => {
  for (const {type, hierarchy} of await allHits()) {
    expect(Object.keys(hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']);
    expect(hierarchy.lvl0).toBeTruthy();
    expect(hierarchy.lvl1).toBeTruthy();
    if (type !== 'content') expect(hierarchy[type]).toBeTruthy();
  }
});

test('3.5 a search hit has content, the snippet text: the block that answers, of which the snippet is a cut', async () => {
  const hits = await allHits();
  for (const {content, snippet, type} of hits) {
    if (type === 'content') expect(content).toBeTruthy();
    const cut = snippet.map(({text}) => text).join('');
    expect(content?.replaceAll(/\s+/g, ' ') ?? '').toContain(cut.replaceAll(/^… | …$/g, ''));
    expect(cut.split(' ').filter((word) => word !== '…').length).toBeLessThanOrEqual(10);
  }
  expect(hits.some(({content}) => content !== null)).toBe(true);
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
  // Another index of the same origin keeps its own list.
  await page.evaluate((key) => localStorage.setItem(key, '[]'), storeKey('recent', 'other'));
  await modal.open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Workstations']);
});
