import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex, type WordMatcher} from '../engine/index.ts';
import {escapeHtml, mark} from './marks.ts';
import {bestBlock, bestPageBlock, cutSnippet} from './snippet.ts';

const WORDS = 'invoices case café the number shipping date <b> x onerror img alert';
const engine = openIndex(
  buildIndex([
    {
      path: '',
      group: '',
      keywords: [],
      weight: 1,
      facets: {},
      sections: [{anchor: '', level: 1, title: 'Words', blocks: [WORDS]}],
    },
  ]),
);
const matcherFor = (query: string): WordMatcher => engine.search(query).matcher;
const TAGS = {before: '<mark>', after: '</mark>'};
const marked = (text: string, query: string): string => mark(text, matcherFor(query), TAGS).html;

describe('marks', () => {
  it('stand around inflections of the words asked for', () => {
    expect(marked('One invoice, two Invoices.', 'invoicing ')).toBe(
      'One <mark>invoice</mark>, two <mark>Invoices</mark>.',
    );
  });

  it('stand around what is typed of an unfinished word', () => {
    expect(marked('Shipping', 'shi')).toBe('<mark>Shi</mark>pping');
  });

  it('fit words whose folded form is shorter', () => {
    expect(marked('the cafe\u0301 date', 'café ')).toBe('the <mark>cafe\u0301</mark> date');
  });

  it('are the only markup', () => {
    const text = `<img src=x onerror="alert('&')"> & </mark>`;
    const html = marked(text, '<img onerror alert ');
    expect(html.replaceAll(/<\/?mark>/g, '')).toBe(escapeHtml(text));
    expect(html).not.toMatch(/<(?!\/?mark>)/);
  });
});

describe('snippets', () => {
  const text = 'one two three four five six the case number seven eight nine ten eleven';

  it('are cut around what matches', () => {
    expect(cutSnippet(text, matcherFor('case number '), 5, '…')).toBe('…the case number seven eight…');
  });

  it('start at the beginning when nothing matches, and are whole when short', () => {
    expect(cutSnippet(text, matcherFor('zzz'), 3, '…')).toBe('one two three…');
    expect(cutSnippet('short text', matcherFor('case'), 3, '…')).toBe('short text');
  });

  it('have no ellipsis at an end that is not cut', () => {
    expect(cutSnippet('a b c d date', matcherFor('date'), 2, '…')).toBe('…d date');
  });

  it('come from the block that says most', () => {
    expect(bestBlock(['the case', 'case number', 'number of the case'], matcherFor('case number '))).toBe(1);
    expect(bestBlock(['a', 'b'], matcherFor('case'))).toBe(-1);
  });

  it('come from code only if it says much more', () => {
    expect(bestBlock(['{{case.number}}', 'a number'], matcherFor('case number '))).toBe(1);
    expect(bestBlock(['{{case.number}}', 'nothing'], matcherFor('case number '))).toBe(0);
  });

  it('show a page by its first block, unless another says clearly more', () => {
    const lead = 'What a case is.';
    expect(bestPageBlock([lead, 'The case number.'], matcherFor('case number '))).toBe(0);
    expect(bestPageBlock([lead, 'The number and the date.'], matcherFor('number date '))).toBe(1);
    expect(bestPageBlock([lead], matcherFor('zzz'))).toBe(0);
    expect(bestPageBlock([], matcherFor('case'))).toBe(-1);
  });
});
