/** Feeds hostile URLs and hostile stored data to everything that reads them. */
import {parse} from 'node-html-parser';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {guardedPath} from '../../../src/loader/guard';
import {createRules} from '../../../src/loader/trusted-types';
import {savedSearches} from '../../../search/saved-searches';
import {hostileTexts, hostileValue} from './hostile-text';
import {seeded} from '../../seeded';

const HERE = 'https://docs.example';
const INPUTS = 500;
const rules = createRules(new URL(`${HERE}/assets/`), () => `${HERE}/docs/cases/overview`);

const addresses = (seed: number) =>
  hostileTexts(seed, INPUTS).flatMap((text) => {
    const address = URL.canParse(text, `${HERE}/docs/`) ? [new URL(text, `${HERE}/docs/`)] : [];
    return address.filter(({origin}) => origin === HERE);
  });

describe('hostile addresses', () => {
  it.each(['/', '/help/'])('are cleaned without leaving the site or throwing, from %s', (folder) => {
    for (const {pathname, search, hash} of addresses(14)) {
      const shown = guardedPath(`${folder}${pathname}/index.html`, folder) + search + hash;
      expect(new URL(shown, HERE).origin, `${pathname} → ${shown}`).toBe(HERE);
    }
  });

  it('are never taken for the address of a script', () => {
    for (const text of hostileTexts(15, INPUTS)) expect(() => rules.createScriptURL(text), text).toThrow();
  });
});

it('hostile texts are never taken for markup with an element that could act', () => {
  for (const text of hostileTexts(16, INPUTS)) {
    let passed = '';
    try {
      passed = rules.createHTML(text);
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
    }
    for (const element of parse(passed).querySelectorAll('*')) {
      expect(element.rawTagName, text).toMatch(/^(a|b|br|code|div|em|i|kbd|mark|span|strong)$/);
      expect(Object.keys(element.attributes).filter((name) => !['class', 'href', 'role'].includes(name))).toEqual([]);
    }
  }
});

describe('hostile stored data', () => {
  afterEach(() => void vi.unstubAllGlobals());

  function storage(initial: Record<string, string>) {
    const items = new Map(Object.entries(initial));
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  }

  const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const place = {siteUrl: HERE, baseUrl: '/', indexName: 'docs'};

  it('leaves saved searches that can be shown and opened, and loses no good one', () => {
    vi.stubGlobal('window', {location: {origin: HERE}});
    const good = {
      objectID: '1',
      url: `${HERE}/docs/cases/overview`,
      type: 'lvl1',
      hierarchy: {lvl0: 'Docs', lvl1: 'Cases'},
    };
    const random = seeded(17);
    for (const text of hostileTexts(18, INPUTS)) {
      const bad = {
        ...good,
        [['objectID', 'url', 'type', 'hierarchy'][Math.floor(random() * 4)]!]: hostileValue(random),
      };
      for (const stored of [
        text,
        JSON.stringify([good, bad, hostileValue(random)]),
        JSON.stringify(hostileValue(random)),
      ]) {
        const store = storage({[KEY]: stored});
        const {recent: kept} = savedSearches(place, () => store as unknown as Storage).read();
        for (const entry of kept) {
          expect(new URL(entry.url, HERE).origin, stored).toBe(HERE);
          expect(typeof entry.hierarchy.lvl1, stored).toBe('string');
        }
        if (stored.startsWith('[{"objectID":"1"'))
          expect(kept[0]).toMatchObject({...good, url: '/docs/cases/overview'});
      }
    }
  });
});
