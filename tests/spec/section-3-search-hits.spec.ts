/**
 * 3. Entities and their fields: search hits of the built site, and saved searches.
 */
import type {Page} from '@playwright/test';
import type {Hit} from '../../search/answer';
import {createClient} from '../../search/embedded/client';
import {builtHtml} from '../support/built-files';
import type {SearchModal} from '../support/search-modal';
import {savedSearch, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const QUERIES = ['invoice', 'put a case on hold', 'scanner', 'role permissions', 'remake', 'why pilot', 'tax'];

const idsOf = (html: string) => new Set([...html.matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id));

test('search hits have the fields of the specification', async () => {
  const client = createClient({baseUrl: '/', origin: process.env.SITE_ORIGIN!});
  const answers = await Promise.all(
    QUERIES.map(async (query) => ({query, hits: (await client.search({query, hitsPerPage: 50})).hits})),
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
    const urls = [...new Set(hits.map((hit) => hit.url))].map((url) => new URL(url));
    expect([...new Set(urls.map(({origin}) => origin))]).toEqual([process.env.SITE_ORIGIN]);
    const idsByPath = new Map(
      [...new Set(urls.map(({pathname}) => pathname))].map((path) => [path, idsOf(builtHtml(path))]),
    );
    const targets = urls.map(({pathname, hash}) => ({path: pathname, id: decodeURIComponent(hash.slice(1))}));
    expect(targets.filter(({path, id}) => id && !idsByPath.get(path)!.has(id))).toEqual([]);
  });

  await test.step('3.3 a type: lvl1 to lvl6 or content', () => {
    const types = [...new Set(hits.map(({type}) => type))];
    expect(types.filter((type) => !/^(lvl[1-6]|content)$/.test(type))).toEqual([]);
    expect(types).toEqual(expect.arrayContaining(['lvl1', 'lvl2', 'content']));
  });

  await test.step('3.4 hierarchy.lvl0 to hierarchy.lvl6, filled down to its own level', () => {
    const levels = [...new Set(hits.map(({hierarchy}) => Object.keys(hierarchy).join(' ')))];
    expect(levels).toEqual(['lvl0 lvl1 lvl2 lvl3 lvl4 lvl5 lvl6']);
    const isFilled = ({type, hierarchy}: Hit) =>
      hierarchy.lvl0 && hierarchy.lvl1 && (type === 'content' || hierarchy[type]);
    expect(hits.filter((hit) => !isFilled(hit))).toEqual([]);
  });

  await test.step('3.5 content, the snippet text: the block that answers, of which the snippet is a cut', () => {
    expect(hits.filter(({type, content}) => type === 'content' && !content)).toEqual([]);
    expect(hits.some(({content}) => content !== null)).toBe(true);
    const cutOf = ({snippet}: Hit) => snippet.map(({text}) => text).join('');
    const isCut = (hit: Hit) =>
      (hit.content ?? '').replaceAll(/\s+/g, ' ').includes(cutOf(hit).replaceAll(/^… | …$/g, ''));
    expect(hits.filter((hit) => !isCut(hit))).toEqual([]);
    const wordsOf = (hit: Hit) =>
      cutOf(hit)
        .split(' ')
        .filter((word) => word !== '…');
    expect(hits.filter((hit) => wordsOf(hit).length > 10)).toEqual([]);
  });
});

/** Replaces what is stored; the modal reads it as it opens. */
async function store(page: Page, saved: Partial<Record<'recent' | 'favourite', object[]>>): Promise<void> {
  const entries = Object.entries(saved).map(([kind, list]) => [storeKey(kind as keyof typeof saved), list] as const);
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, list] of stored) localStorage.setItem(key, JSON.stringify(list));
  }, entries);
}

const manySaved = (count: number) => Array.from({length: count}, (_, i) => savedSearch(`Page ${i}`, `/docs/page-${i}`));

/** Opens a page from the search, which makes it the newest recent search. */
async function choose(modal: SearchModal, query: string): Promise<void> {
  await modal.openAndType(query);
  await modal.hits.first().click();
  await expect(modal.dialog).toHaveCount(0);
}

test('saved searches', async ({started, modal}) => {
  const page = await started('/');
  const recents = modal.savedLinks('Recent');
  const favourites = modal.savedLinks('Favorite');
  const saveButton = {name: 'Save this search'};

  await test.step('3.6 an entry is stored per search index in the browser', async () => {
    await choose(modal, 'workstations');
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
    await expect(recents).toHaveText(['Workstations']);
    await page.keyboard.press('Escape');
  });

  await test.step('4.8 marking a recent search as a favourite moves it into the favourites list', async () => {
    await store(page, {
      recent: ['Invoices', 'Statements'].map((title) => savedSearch(title, `/docs/financials/${title.toLowerCase()}`)),
    });
    await modal.open();
    const statements = modal.saved('Recent').filter({hasText: 'Statements'});
    // Saved immediately: after a transition it would be lost on navigation, or with reduced motion.
    const stored = await statements
      .getByRole('button', saveButton)
      .evaluate((button: HTMLElement, key) => (button.click(), localStorage.getItem(key)), storeKey('favourite'));
    expect(JSON.parse(stored!)).toHaveLength(1);
    await expect(favourites).toHaveText(['Statements']);
    await expect(recents).toHaveText(['Invoices']);
  });

  await test.step('2.47 with an empty query the modal shows recent and favourite searches, also on a later visit', async () => {
    await started('/');
    await modal.open();
    await expect(recents).toHaveText(['Invoices']);
    await expect(favourites).toHaveText(['Statements']);
    await favourites.click();
    await expect(page).toHaveURL(/\/docs\/financials\/statements$/);
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('9.2 recent searches kept: 7, or 4 when favourites exist', async () => {
    await store(page, {recent: manySaved(7)});
    await choose(modal, 'workstations');
    await modal.open();
    await expect(recents).toHaveCount(7);
    await expect(recents.first()).toHaveText('Workstations');
    await modal.dialog.getByRole('button', saveButton).first().click();
    await expect(favourites).toHaveText(['Workstations']);
    await page.keyboard.press('Escape');
    await choose(modal, 'departments');
    await modal.open();
    await expect(recents).toHaveCount(4);
    await expect(recents.first()).toHaveText('Departments');
    await page.keyboard.press('Escape');
  });

  await test.step('9.3 favourite searches kept: 10', async () => {
    await store(page, {favourite: manySaved(10), recent: [savedSearch('The eleventh', '/docs/page-11')]});
    await modal.open();
    await expect(favourites).toHaveCount(10);
    await modal.dialog.getByRole('button', saveButton).first().click();
    await expect(favourites.first()).toHaveText('The eleventh');
    await expect(favourites).toHaveCount(10);
  });
});
