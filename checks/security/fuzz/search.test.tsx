/**
 * Feeds hostile queries and responses to the search: it throws only errors that are shown, and nothing becomes markup.
 */
import {parse} from 'node-html-parser';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchUnavailable, type Hit, type Piece} from '../../../search/answer';
import {samplePages} from '../../../search/testing/sample-pages';
import {writeHit} from '../../../search/embedded/write-hit';
import {showPage} from '../../../search/build/write-index';
import {buildIndex, openIndex} from '../../../search/engine';
import {readAnswer} from '../../../search/hosted/wire-format';
import type {SearchPage} from '../../../search/records/read-page';
import {cutQuery} from '../../../search/limits';
import {Pieces} from '../../../search/dialog/HitList';
import {hostileTexts, hostileValue} from './hostile-text';
import {seeded} from '../../seeded';

const HERE = 'https://docs.example';
const INPUTS = 1000;

/** Reads a response as the site does: rejects it if invalid, sanitizes it otherwise. */
const hitsOf = (response: unknown): Hit[] => readAnswer('', response, {siteUrl: HERE, baseUrl: '/'}).hits;

/** Pages with hostile text of their own: an index is data, wherever it came from. */
function hostilePages(): SearchPage[] {
  const texts = hostileTexts(7, 60).map((text) => text.slice(0, 200));
  return texts.map((text, i) => ({
    ...{url: `${HERE}/help/docs/page-${i}`, group: text, tag: '', language: 'en'},
    sections: [{anchor: text, level: 1, title: `case ${text}`, blocks: [{text, anchor: text}], questions: [text]}],
  }));
}

const pages = [...samplePages(), ...hostilePages()];
const shownSections = pages.flatMap((page) => showPage(page, '/help/'));
const engine = openIndex(buildIndex(pages, [{from: ['job'], to: ['case']}]));

function searchAsTheSiteDoes(query: string): Hit[] {
  const {hits, matcher} = engine.search(query);
  const options = {matcher, siteRoot: `${HERE}/`, snippetWords: 10};
  return hits.slice(0, 3).map((hit) => writeHit(hit, shownSections[hit.section]!, options));
}

const piecesOf = ({title, snippet, question = []}: Hit): Piece[] => [...title, ...snippet, ...question];

/** The elements a browser would create from highlighted text. */
function elementsIn(pieces: Piece[]): string[] {
  const shown = renderToStaticMarkup(
    <p>
      <Pieces of={pieces} />
    </p>,
  );
  return parse(shown)
    .querySelectorAll('p *')
    .map((element) => element.rawTagName);
}

const isMark = (tag: string) => /^(mark|span)$/.test(tag);

beforeEach(() => void vi.stubGlobal('window', {location: {origin: HERE}}));
afterEach(() => void vi.unstubAllGlobals());

describe('hostile queries', () => {
  // Truncated like every input on the site.
  const queries = hostileTexts(1, INPUTS).map(cutQuery);

  it(`find without throwing, and show only text and marks (${INPUTS} inputs)`, () => {
    let shown = 0;
    for (const query of queries) {
      for (const hit of searchAsTheSiteDoes(query)) {
        expect(new URL(hit.url).origin, query).toBe(HERE);
        const pieces = piecesOf(hit);
        shown += pieces.length;
        expect(elementsIn(pieces).every(isMark), `${query} → ${JSON.stringify(pieces)}`).toBe(true);
      }
    }
    expect(shown).toBeGreaterThan(INPUTS);
  });

  it('are answered quickly, however they are made', () => {
    for (const query of queries) {
      const started = performance.now();
      engine.search(query);
      expect(performance.now() - started, query).toBeLessThan(1000);
    }
  });
});

describe('hostile answers', () => {
  it(`are refused as unreadable or made safe (${INPUTS} inputs)`, () => {
    const random = seeded(2);
    let safe = 0;
    for (let i = 0; i < INPUTS; i += 1) {
      const levels = () =>
        Object.fromEntries(['lvl0', 'lvl1', 'lvl2'].map((level) => [level, {value: hostileValue(random, 0)}]));
      const hit = {
        objectID: hostileValue(random, 0),
        type: 'content',
        url: random() < 0.5 ? `${HERE}/docs/x#y` : hostileValue(random, 0),
        hierarchy:
          random() < 0.9 ? {lvl0: hostileValue(random, 1), lvl1: hostileValue(random, 1)} : hostileValue(random),
        content: hostileValue(random, 1),
        _snippetResult:
          random() < 0.8 ? {hierarchy: levels(), content: {value: hostileValue(random, 0)}} : hostileValue(random),
      };
      const answer = random() < 0.7 ? {results: [{hits: [hit], nbHits: 1}]} : hostileValue(random);
      try {
        for (const hit of hitsOf(answer)) {
          safe += 1;
          expect(hit.url.startsWith(`${HERE}/`), hit.url).toBe(true);
          expect(elementsIn(piecesOf(hit)).every(isMark)).toBe(true);
        }
      } catch (error) {
        expect(error, JSON.stringify(answer)).toBeInstanceOf(SearchUnavailable);
      }
    }
    expect(safe).toBeGreaterThan(INPUTS / 20);
  });
});
