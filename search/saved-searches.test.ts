import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SavedSearch} from './answer';
import {savedSearches, savedTitle} from './saved-searches';

const site = {siteUrl: 'https://docs.example', baseUrl: '/', indexName: 'docs'};
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const NO_LEVELS = {lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

const entry = (title: string): SavedSearch => ({
  objectID: title,
  url: `/docs/${title}`,
  type: 'lvl1',
  hierarchy: {...NO_LEVELS, lvl0: 'Docs', lvl1: title},
  content: null,
});
const good = entry('a');

function open(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  return savedSearches(site, () => storage as unknown as Storage);
}

const many = (count: number) => Array.from({length: count}, (_, i) => entry(`page-${i}`));
const titles = (entries: readonly SavedSearch[]) => entries.map(({objectID}) => objectID);

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://docs.example'}}));
afterEach(() => void vi.unstubAllGlobals());

describe('saved searches', () => {
  it('of earlier visits are read as DocSearch wrote them, with a path of this site', () => {
    const hierarchy = {lvl0: 'Docs', lvl1: 'a'};
    const written = {...good, __autocomplete_id: 3, hierarchy, url: 'https://docs.example/docs/a#b'};
    const read = {...good, url: '/docs/a#b'};
    expect(open({[RECENT]: JSON.stringify([written])}).read()).toEqual({recent: [read], favorite: []});
  });

  it.each([
    ['an entry of an older version', {title: 'A', link: '/docs/a'}],
    ['no titles', {...good, hierarchy: null}],
    ['an address elsewhere', {...good, url: 'https://evil.example/'}],
    ['a path that is another host', {...good, url: '/.//evil.example/x'}],
    ['a path of this site that is another host', {...good, url: 'https://docs.example//evil.example/x'}],
    ['a host with a backslash', {...good, url: '/\\evil.example/x'}],
    ['null', null],
    ['a word', 'invoice'],
  ])('lose %s and keep the rest', (_, bad) => {
    const saved = open({[RECENT]: JSON.stringify([bad, good]), [FAVORITE]: JSON.stringify([good, bad])});
    expect(saved.read()).toEqual({recent: [good], favorite: [good]});
  });

  it.each(['not JSON', '{"a":1}', 'null', '7', ''])('start afresh from %j', (text) => {
    expect(open({[RECENT]: text}).read().recent).toEqual([]);
  });

  it('keep the newest first and once, at most 7', () => {
    const saved = open();
    for (const one of [...many(9), entry('page-5')]) saved.addRecent(one);
    const {recent} = saved.read();
    expect(recent).toHaveLength(7);
    expect(titles(recent).slice(0, 3)).toEqual(['page-5', 'page-8', 'page-7']);
  });

  it('move from the recent ones to the favorites', () => {
    const saved = open({[RECENT]: JSON.stringify([good, entry('b')])});
    saved.makeFavorite(good);
    expect(saved.read()).toEqual({recent: [entry('b')], favorite: [good]});
    saved.addRecent(good);
    expect(titles(saved.read().recent)).toEqual(['b']);
    saved.remove('favorite', good);
    expect(saved.read().favorite).toEqual([]);
  });

  it('are done without where storage is forbidden', () => {
    const saved = savedSearches(site, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    saved.addRecent(good);
    expect(saved.read()).toEqual({recent: [], favorite: []});
  });

  it('have the title of the section that they lead to', () => {
    const hierarchy = {...NO_LEVELS, lvl1: 'Cases', lvl2: 'Hold', lvl3: 'Release'};
    expect(savedTitle({...good, type: 'lvl2', hierarchy})).toEqual({
      title: [{text: 'Hold', marked: false}],
      page: 'Cases',
    });
    expect(savedTitle({...good, type: 'content', hierarchy})).toEqual({
      title: [{text: 'Release', marked: false}],
      page: 'Cases',
    });
    expect(savedTitle(good)).toEqual({title: [{text: 'a', marked: false}], page: null});
  });
});
