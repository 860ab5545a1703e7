import {describe, expect, it, vi} from 'vitest';
import {repairSavedSearches} from './saved-searches';

const place = {siteUrl: 'https://docs.example', indexName: 'docs'};
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const good = {objectID: '1', url: '/docs/a', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'A', lvl2: null}};

function repair(stored: Record<string, string>) {
  const entries = new Map(Object.entries(stored));
  const setItem = vi.fn((key: string, value: string) => void entries.set(key, value));
  const storage = {getItem: (key: string) => entries.get(key) ?? null, setItem} as unknown as Storage;
  vi.stubGlobal('window', {location: {origin: 'https://docs.example'}});
  repairSavedSearches(place, () => storage);
  return {entries, setItem};
}

describe('saved searches', () => {
  it('stay as they are when they can be shown', () => {
    const {setItem} = repair({[RECENT]: JSON.stringify([good]), [FAVOURITE]: '[]'});
    expect(setItem).not.toHaveBeenCalled();
  });

  it.each([
    ['an entry of an older version', {title: 'A', link: '/docs/a'}],
    ['a type that does not exist', {...good, type: 'lvl9'}],
    ['no titles', {...good, hierarchy: null}],
    ['a title that is not text', {...good, hierarchy: {lvl1: {toString: 'x'}}}],
    ['an address elsewhere', {...good, url: 'https://evil.example/'}],
    ['an address that only looks local', {...good, url: '/\\evil.example'}],
    ['an address that is a script', {...good, url: 'javascript:alert(1)'}],
    ['no identifier', {...good, objectID: undefined}],
    ['null', null],
    ['a word', 'invoice'],
  ])('lose %s and keep the rest', (_, bad) => {
    const {entries} = repair({[RECENT]: JSON.stringify([bad, good]), [FAVOURITE]: JSON.stringify([good, bad])});
    expect(JSON.parse(entries.get(RECENT)!)).toEqual([good]);
    expect(JSON.parse(entries.get(FAVOURITE)!)).toEqual([good]);
  });

  it.each(['not JSON', '{"a":1}', 'null', '7', ''])('start afresh from %j', (text) => {
    expect(repair({[RECENT]: text}).entries.get(RECENT)).toBe('[]');
  });

  it('of another index are left alone', () => {
    const key = '__DOCSEARCH_RECENT_SEARCHES__other';
    expect(repair({[key]: 'not JSON'}).entries.get(key)).toBe('not JSON');
  });

  it('are done without where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => repairSavedSearches(place, forbidden)).not.toThrow();
  });
});
