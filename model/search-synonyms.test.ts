import {describe, expect, it} from 'vitest';
import {glossary} from './glossary';
import {isRoute} from '../config/routes';
import {tradeWords} from './search-synonyms.fixture';
import {synonymGroups} from './search-synonyms';

const known = new Set(
  [...synonymGroups.flatMap(({words}) => words), ...glossary.flatMap(({term, synonyms}) => [term, ...synonyms])].map(
    (word) => word.toLowerCase(),
  ),
);

describe('search synonyms', () => {
  it('read all the words of the trade', () => {
    expect(tradeWords).toHaveLength(95);
  });

  it.each(tradeWords.map((words) => [words.join(', '), words] as const))('cover %s', (_, words) => {
    expect(words.filter((word) => !known.has(word.toLowerCase()))).toEqual([]);
  });

  it('lead to pages of the site', () => {
    for (const {page, also = [], words} of synonymGroups) {
      for (const address of [page, ...also]) expect(isRoute(address), words[0]).toBe(true);
      expect(also).not.toContain(page);
    }
  });
});
