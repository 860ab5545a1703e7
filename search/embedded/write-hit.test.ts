import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex} from '../engine';
import {cutAround, markPieces, writeHit} from './write-hit';

const words = 'sign in invoices case café the number shipping date remake <b> x onerror img alert';
const {index, shards} = buildIndex(
  [{group: '', weight: 1, sections: [{level: 1, title: '', blocks: [{text: words}], questions: []}]}],
  {
    synonyms: [{from: ['redo'], to: ['remake']}],
  },
);
const engine = openIndex(index, async (shard) => shards[shard]!);
const matcherFor = async (query: string) => (await engine.search(query)).matcher;

/** Marked pieces in brackets. */
async function marked(text: string, query: string): Promise<string> {
  const pieces = markPieces(text, await matcherFor(query), false);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');
}

describe('marks', () => {
  it('are around inflected, corrected and synonymous words', async () => {
    expect(await marked('One invoice, two Invoices.', 'invoicing')).toBe('One [invoice], two [Invoices].');
    expect(await marked('The invoice', 'invioce')).toBe('The [invoice]');
    expect(await marked('Make a remake', 'redo')).toBe('Make a [remake]');
    expect(await marked('They sign in here', 'log in')).toBe('They [sign in] here');
  });

  it('are on synonyms only in a hit without a word of the reader', async () => {
    const hierarchy = {lvl0: 'Docs', lvl1: 'X', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    const ranked = {section: 0, score: 1, block: 0, question: -1, inTitle: false};
    const options = {matcher: await matcherFor('redo a case'), siteRoot: 'https://site.example/', snippetWords: 10};
    const marksOf = (block: string) => {
      const shown = {path: '', anchor: '', hierarchy, blocks: [{text: block}], questions: []};
      return writeHit(ranked, shown, options).snippet.flatMap(({text, marked}) => (marked ? [text] : []));
    };
    expect(marksOf('Remake two cases')).toEqual(['cases']);
    expect(marksOf('Make a remake')).toEqual(['remake']);
  });

  it('are around the word that an unfinished one begins', async () => {
    expect(await marked('Shipping', 'shi')).toBe('[Shipping]');
  });

  it('fit words whose folded form is shorter', async () => {
    expect(await marked('the cafe\u0301 date', 'café')).toBe('the [cafe\u0301] date');
  });

  it('leave markup as the text that it is', async () => {
    expect(await marked(`<img src=x> </mark>`, '<img')).toBe('<[img] src=x> </mark>');
  });
});

describe('snippets', () => {
  const text = 'one two three four five six the case number seven eight nine ten eleven';

  it('are cut around what matches', async () => {
    expect(cutAround(text, await matcherFor('case number'), 5)).toBe('… the case number seven eight …');
  });

  it('have the most different words of the query', async () => {
    const twice = `case one case two case three four five six seven the date of a case number`;
    expect(cutAround(twice, await matcherFor('case number date'), 6)).toBe('… the date of a case number');
  });

  it('start at the beginning when nothing matches, and are whole when short', async () => {
    expect(cutAround(text, await matcherFor('zzz'), 3)).toBe('one two three …');
    expect(cutAround('short text', await matcherFor('case'), 3)).toBe('short text');
  });
});
