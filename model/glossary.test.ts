import {describe, expect, it} from 'vitest';
import {pageRoutes} from '../config/routes';
import {glossary} from './glossary';

describe('the glossary', () => {
  it('has no id or name twice', () => {
    expect(new Set(glossary.map(({id}) => id)).size).toBe(glossary.length);
    expect(new Set(glossary.map(({term}) => term.toLowerCase())).size).toBe(glossary.length);
  });

  it.each(glossary.map((entry) => [entry.term, entry] as const))(
    '%s is defined, linked and anchor-safe',
    (_, entry) => {
      expect(entry.id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
      expect(pageRoutes()).toContain(entry.page);
      expect(new Set(entry.synonyms).size).toBe(entry.synonyms.length);
    },
  );

  it('gives no term a synonym that is another term', () => {
    const names = new Map(glossary.map(({id, term}) => [term.toLowerCase(), id]));
    const clashes = glossary.flatMap(({id, synonyms}) =>
      synonyms.filter((word) => {
        const other = names.get(word.toLowerCase());
        return other !== undefined && other !== id;
      }),
    );
    expect(clashes).toEqual([]);
  });
});
