import {expect, it} from 'vitest';
import {measure, MODES, relevanceOf, typedAs} from '../checks/relevance/measures';
import {COLLECTION_NAMES, openCollection, readCollection} from './collection';

/** Minimum scores of the engine: clean, typo, prefix. Pages by nDCG@10, sections by MRR@10. */
const FLOORS = {
  'docusaurus-links': {measure: 'ndcg10', floors: [0.8, 0.79, 0.79]},
  'docusaurus-sections': {measure: 'mrr', floors: [0.67, 0.65, 0.64]},
  'dtc-faq': {measure: 'ndcg10', floors: [0.9, 0.89, 0.885]},
} as const;

it.each(COLLECTION_NAMES)(
  'finds what the judges of %s say is right',
  async (name) => {
    const collection = readCollection(name);
    const search = openCollection(collection);
    const {measure: key, floors} = FLOORS[name];
    for (const [i, mode] of MODES.entries()) {
      const found = await measure(collection.sets[0]!, mode, search);
      expect(found[key], `${mode}: the floor of the ranking in FLOORS above`).toBeGreaterThanOrEqual(floors[i]!);
    }
  },
  120_000,
);

it('measures rankings', () => {
  expect(relevanceOf(['a', 'b'], new Set(['a']))).toEqual({ndcg10: 1, mrr: 1, first: 1, top3: 1});
  expect(relevanceOf(['b', 'a'], new Set(['a', 'c']))).toMatchObject({mrr: 0.5, first: 0, top3: 1});
  expect(relevanceOf([], new Set(['a']))).toEqual({ndcg10: 0, mrr: 0, first: 0, top3: 0});
});

it('types queries with one typo or an unfinished last word, the same every time', () => {
  expect(typedAs('clean', 'the due date', 1)).toBe('the due date');
  expect(typedAs('prefix', 'open invoices', 1)).toBe('open invo');
  const typo = typedAs('typo', 'the statement', 3);
  expect(typo).not.toBe('the statement');
  expect(typo).toMatch(/^the s/);
  expect(typedAs('typo', 'the statement', 3)).toBe(typo);
});
