import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex} from '../engine';
import {cutAround, markPieces, writeHit} from './write-hit';

const words = 'sign in invoices case café the number shipping date remake <b> x onerror img alert';
const sections = [{level: 1, title: '', blocks: [{text: words}], questions: []}];
const engine = openIndex(buildIndex([{group: '', sections}], [{from: ['redo'], to: ['remake']}]));
const matcherFor = (query: string) => engine.search(query).matcher;

/** Marked pieces in brackets. */
function marked(text: string, query: string): string {
  const pieces = markPieces(text, matcherFor(query), false);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');
}

describe('marks', () => {
  it('are around inflected, corrected and synonymous words', () => {
    expect(marked('One invoice, two Invoices.', 'invoicing')).toBe('One [invoice], two [Invoices].');
    expect(marked('The invoice', 'invioce')).toBe('The [invoice]');
    expect(marked('Make a remake', 'redo')).toBe('Make a [remake]');
    expect(marked('They sign in here', 'log in')).toBe('They [sign in] here');
  });

  it('are on synonyms only in a hit without a word of the reader', () => {
    const hierarchy = {lvl0: 'Docs', lvl1: 'X', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    const options = {matcher: matcherFor('redo a case'), siteRoot: 'https://site.example/', snippetWords: 10};
    const marksOf = (block: string) => {
      const shown = {path: '', anchor: '', hierarchy, blocks: [{text: block}], questions: []};
      return writeHit({isTitle: false}, shown, options).snippet.flatMap(({text, marked}) => (marked ? [text] : []));
    };
    expect(marksOf('Remake two cases')).toEqual(['cases']);
    expect(marksOf('Make a remake')).toEqual(['remake']);
  });

  it('are around the word that an unfinished one begins', () => {
    expect(marked('Shipping', 'shi')).toBe('[Shipping]');
  });

  it('fit words whose folded form is shorter', () => {
    expect(marked('the cafe\u0301 date', 'café')).toBe('the [cafe\u0301] date');
  });

  it('leave markup as the text that it is', () => {
    expect(marked(`<img src=x> </mark>`, '<img')).toBe('<[img] src=x> </mark>');
  });
});

describe('a hit', () => {
  const hierarchy = {lvl0: 'Docs', lvl1: 'Page', lvl2: 'Case date', lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const blocks = [{text: 'The case.'}, {text: 'The number of invoices.', anchor: 'row'}];
  const shown = {path: 'x', anchor: 'date', hierarchy, blocks, questions: ['remake date']};
  const write = (query: string, isTitle = false) =>
    writeHit({isTitle}, shown, {matcher: matcherFor(query), siteRoot: 'https://site.example/', snippetWords: 10});

  it('leads to the block that answers most of the query, unless the query is the heading', () => {
    expect(write('number')).toMatchObject({url: 'https://site.example/x#row', type: 'content'});
    expect(write('case number')).toMatchObject({url: 'https://site.example/x#row', type: 'lvl2'});
    expect(write('case date', true)).toMatchObject({url: 'https://site.example/x#date', content: 'The case.'});
  });

  it('shows the question that explains it better than its text', () => {
    expect(write('remake date').question).toBeDefined();
    expect(write('case date').question).toBeUndefined();
  });
});

describe('snippets', () => {
  const text = 'one two three four five six the case number seven eight nine ten eleven';

  it('are cut around what matches', () => {
    expect(cutAround(text, matcherFor('case number'), 5)).toBe('… the case number seven eight …');
  });

  it('begin with a sentence if it has what matches', () => {
    const sentences = 'One two three four. Five six a remake seven eight. Nine ten eleven.';
    expect(cutAround(sentences, matcherFor('remake'), 5)).toBe('… Five six a remake seven …');
    expect(cutAround(sentences, matcherFor('remake'), 3)).toBe('… a remake seven …');
  });

  it('have the most different words of the query', () => {
    const twice = `case one case two case three four five six seven the date of a case number`;
    expect(cutAround(twice, matcherFor('case number date'), 6)).toBe('… the date of a case number');
  });

  it('start at the beginning when nothing matches, and are whole when short', () => {
    expect(cutAround(text, matcherFor('zzz'), 3)).toBe('one two three …');
    expect(cutAround('short text', matcherFor('case'), 3)).toBe('short text');
  });
});
