import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchUnavailable} from '../answer';
import {readAnswer} from './wire-format';

const site = {siteUrl: 'https://docs.example', baseUrl: '/help/'};
const hit = {
  objectID: '1',
  url: 'https://docs.example/help/docs/cases#hold',
  type: 'content',
  hierarchy: {lvl0: 'R&D', lvl1: 'Cases', lvl2: 'Put on "hold"'},
  content: 'A case on hold waits.',
  _highlightResult: {hierarchy: {lvl2: {value: 'Put on "<mark>hold</mark>"'}}},
  _snippetResult: {content: {value: 'case on <mark>hold</mark> waits…'}},
};

const answerTo = (...hits: unknown[]) => ({results: [{hits, nbHits: hits.length, queryID: 'q'}]});
const read = (...hits: unknown[]) => readAnswer('hold', answerTo(...hits), site);

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://reader.example'}}));
afterEach(() => void vi.unstubAllGlobals());

describe('an answer of the hosted service', () => {
  it('7.3 is results[0] with hits, nbHits and queryID, read into pieces and addresses as they are followed from here', () => {
    const answer = read(hit);
    expect(answer).toMatchObject({query: 'hold', nbHits: 1, page: 0, nbPages: 1, queryID: 'q', suggestions: []});
    expect(answer.hits[0]).toMatchObject({
      url: 'https://reader.example/help/docs/cases#hold',
      hierarchy: {lvl0: 'R&D', lvl1: 'Cases', lvl2: 'Put on "hold"', lvl6: null},
      page: 'Cases',
    });
    expect(answer.hits[0]!.title).toEqual([
      {text: 'Put on "', marked: false},
      {text: 'hold', marked: true},
      {text: '"', marked: false},
    ]);
    expect(answer.hits[0]!.snippet.map(({text}) => text).join('')).toBe('case on hold waits…');
  });

  it('names the page only where the title is a section of it', () => {
    expect(read({...hit, type: 'lvl1'}).hits[0]).toMatchObject({page: null, title: [{text: 'Cases', marked: false}]});
  });

  it('does not take a tag that is part of a text for a highlight', () => {
    const content = 'Write <mark> around a word.';
    const snippet = {content: {value: 'Write <mark> around a <mark>word</mark>.'}};
    expect(read({...hit, content, _snippetResult: snippet}).hits[0]!.snippet).toEqual([{text: content, marked: false}]);
  });

  it.each([
    ['of another site', {url: 'https://evil.example/help/docs/x'}],
    ['outside of the base path', {url: 'https://docs.example/admin'}],
    ['that is a script', {url: 'javascript:alert(1)'}],
    ['that is a document', {url: 'data:text/html,<script>alert(1)</script>'}],
    ['of another site without a scheme', {url: '//evil.example/help/'}],
    ['with a backslash for a slash', {url: '/\\evil.example/help/'}],
    ['with a user name like this site', {url: 'https://docs.example@evil.example/help/'}],
    ['that leads out of the base path', {url: 'https://docs.example/help/../admin'}],
    ['without an address', {url: null}],
    ['with headings that are no text', {hierarchy: {lvl0: {}, lvl1: ['Cases']}}],
    ['without an identifier', {objectID: 7}],
    ['of an unknown type', {type: 'lvl9'}],
    ['without headings', {hierarchy: null}],
  ])('loses a hit %s', (_, bad) => {
    expect(read({...hit, ...bad}, hit).hits).toHaveLength(1);
  });

  it.each(['//evil.example/x', '/.//evil.example/x', '/\\evil.example/x'])('loses a hit that leads to %s', (path) => {
    const atRoot = {siteUrl: site.siteUrl, baseUrl: '/'};
    for (const url of [path, site.siteUrl + path])
      expect(readAnswer('hold', answerTo({...hit, url}, hit), atRoot).hits).toHaveLength(1);
  });

  it('counts none if no hit can be shown', () => {
    expect(read({...hit, url: null})).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(read({...hit, url: null}, hit)).toMatchObject({nbHits: 2, nbPages: 1});
  });

  it.each([null, {}, {results: []}, {results: [{}]}, {results: [{hits: [], nbHits: '1'}]}])(
    'is none in %j',
    (response) => {
      expect(() => readAnswer('hold', response, site)).toThrow(SearchUnavailable);
    },
  );
});
