import {expect, it} from 'vitest';
import {measure, MODES, relevanceOf, typedAs} from '../checks/relevance/measures';
import {COLLECTION_NAMES, readCollection} from './collection';
import {ownEngine} from './engines';

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
    const index = ownEngine.build(collection);
    const {measure: key, floors} = FLOORS[name];
    for (const [i, mode] of MODES.entries()) {
      const found = await measure(collection, mode, index.search);
      expect(found[key], `${mode}: the floor of the ranking in FLOORS above`).toBeGreaterThanOrEqual(floors[i]!);
    }
  },
  120_000,
);

it('puts every page of a real site first for its title and every heading in the top three for its text', async () => {
  const collection = readCollection('docusaurus-links');
  const index = ownEngine.build(collection);
  const sameTitle = new Map<string, number>();
  const key = (title: string): string =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  for (const {title} of collection.docs) sameTitle.set(key(title), (sameTitle.get(key(title)) ?? 0) + 1);
  for (const {id, page, title} of collection.docs) {
    const ids = await index.search(title);
    const same = sameTitle.get(key(title))!;
    if (same > 3) continue;
    if (id === page && same === 1) expect(ids[0], title).toBe(id);
    else expect(ids.slice(0, 3), title).toContain(id);
  }
});

it('measures rankings', () => {
  expect(relevanceOf(['a', 'b'], new Set(['a']))).toEqual({ndcg10: 1, mrr: 1, recall20: 1, first: 1, top3: 1});
  expect(relevanceOf(['b', 'a'], new Set(['a', 'c']))).toMatchObject({mrr: 0.5, recall20: 0.5, first: 0, top3: 1});
  expect(relevanceOf([], new Set(['a']))).toEqual({ndcg10: 0, mrr: 0, recall20: 0, first: 0, top3: 0});
});

it('types queries with one typo or an unfinished last word, the same every time', () => {
  expect(typedAs('clean', 'the due date', 1)).toBe('the due date');
  expect(typedAs('prefix', 'open invoices', 1)).toBe('open invo');
  const typo = typedAs('typo', 'the statement', 3);
  expect(typo).not.toBe('the statement');
  expect(typo).toMatch(/^the s/);
  expect(typedAs('typo', 'the statement', 3)).toBe(typo);
});
