import {describe, expect, it, vi} from 'vitest';
import {escapeAroundMarks, escapeMarkup, markedPieces} from './marked-text';
import {ownAddress, sanitizeResult} from './sanitize';
import type {SearchHit} from './types';

const place = {siteUrl: 'https://docs.example'};
const HERE = 'https://preview.example';

describe('own addresses', () => {
  it('lead to the same path and anchor on the site that the reader is on', () => {
    expect(ownAddress('https://docs.example/docs/a?x=1#b', place, HERE)).toBe('https://preview.example/docs/a#b');
    expect(ownAddress('https://preview.example/docs/a', place, HERE)).toBe('https://preview.example/docs/a');
    expect(ownAddress('/docs/a#b', place, HERE)).toBe('https://preview.example/docs/a#b');
  });

  it.each([
    'https://evil.example/docs/a',
    '//evil.example/docs/a',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://docs.example.evil.example/',
    'http://[',
    undefined,
    null,
    7,
  ])('are not %j', (url) => {
    expect(ownAddress(url, place, HERE)).toBeUndefined();
  });
});

describe('marked text', () => {
  it('becomes plain pieces, marked or not', () => {
    expect(markedPieces('a <mark>b &lt;i&gt;</mark> c &amp; d')).toEqual([
      {text: 'a ', marked: false},
      {text: 'b <i>', marked: true},
      {text: ' c & d', marked: false},
    ]);
  });

  it('keeps marks and escapes everything else, whether it came escaped or not', () => {
    const marked = '<mark>x</mark> &lt;img onerror=1&gt; &amp;';
    expect(escapeAroundMarks('<mark>x</mark> <img onerror=1> &')).toBe(marked);
    expect(escapeAroundMarks(marked)).toBe(marked);
  });

  it('is the same after escaping and reading', () => {
    const text = `<b> & "quoted" 'text' &amp;`;
    expect(markedPieces(escapeMarkup(text))).toEqual([{text, marked: false}]);
  });
});

describe('results', () => {
  const hit: SearchHit = {
    objectID: '1',
    url: 'https://docs.example/docs/a',
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1: 'A'},
    content: null,
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>A</mark><script>'}}, content: {value: '<b>'}},
  };
  const sanitize = (hits: unknown[]) => {
    vi.stubGlobal('window', {location: {origin: HERE}});
    const result = {hits: hits as SearchHit[], nbHits: hits.length, nbPages: 1, page: 0, query: 'a', queryID: 'q'};
    return sanitizeResult(result, place);
  };

  it('keep what they are and name every level', () => {
    const {hits, ...rest} = sanitize([hit]);
    expect(rest).toEqual({nbHits: 1, nbPages: 1, page: 0, query: 'a', queryID: 'q'});
    expect(hits[0]!.hierarchy).toEqual({
      ...{lvl0: 'Docs', lvl1: 'A', lvl2: null, lvl3: null},
      ...{lvl4: null, lvl5: null, lvl6: null},
    });
  });

  it('carry highlights in which only the marks are markup', () => {
    expect(sanitize([hit]).hits[0]!._highlightResult).toEqual({
      hierarchy: {lvl1: {value: '<mark>A</mark>&lt;script&gt;'}},
      content: {value: '&lt;b&gt;'},
    });
  });

  it('leave out hits that cannot be shown or that lead elsewhere', () => {
    const useless = [{...hit, url: 'https://evil.example/'}, {...hit, objectID: 1}, {...hit, hierarchy: null}, null];
    expect(sanitize([...useless, hit]).hits.map(({objectID}) => objectID)).toEqual(['1']);
  });

  it('hold texts or nothing', () => {
    const odd = {
      ...hit,
      hierarchy: {lvl0: 7, lvl1: {a: 1}},
      content: ['x'],
      _highlightResult: {hierarchy: {lvl1: null}},
    };
    expect(sanitize([odd]).hits[0]).toMatchObject({
      hierarchy: {lvl0: null, lvl1: null},
      content: null,
      _highlightResult: {hierarchy: {}},
    });
  });
});
