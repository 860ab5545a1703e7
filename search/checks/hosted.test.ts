import {describe, expect, it} from 'vitest';
import {hostedSynonyms, indexSettings} from '../push/index-settings';
import {cutRecords, type SearchPage, type Section} from '../records';
import {RecordRanking} from './hosted-ranking';

const section = (anchor: string, title: string, blocks: string[], questions: string[] = []): Section => {
  return {anchor, title, level: 2, blocks: blocks.map((text) => ({text})), questions};
};

/** Searches the sections of one page; returns their anchors. */
function search(query: string, sections: readonly Section[], weights: readonly number[] = [1]): string[] {
  const pages = weights.map((weight, i): SearchPage => {
    const opening = {anchor: '', level: 1, title: 'Page', blocks: [], questions: []};
    return {
      ...{url: `https://site.example/${i}`, group: 'Docs', weight, tag: 'docs', language: 'en'},
      sections: [opening, ...sections],
    };
  });
  const synonyms = hostedSynonyms([{from: ['redo'], to: ['remake']}]);
  const ranking = new RecordRanking({records: cutRecords(pages), settings: indexSettings, synonyms});
  return ranking.search(query).map((record) => (pages.length > 1 ? record.section : record.section.split('#')[1]!));
}

describe('the stand-in of the hosted search', () => {
  it('finds a section once, and wants every word if a record has them all', () => {
    const sections = [
      section('a', 'Ship a box', ['A box for the office.', 'Another box.']),
      section('b', 'Box', ['Ship it.']),
    ];
    expect(search('ship box', sections)).toEqual(['a', 'b']);
    expect(search('ship box office', sections)).toEqual(['a']);
  });

  it('takes any of the words if no record has them all', () => {
    expect(
      search('ship crates', [section('a', 'Ship', []), section('b', 'Crates', []), section('c', 'Other', [])]),
    ).toEqual(['a', 'b']);
  });

  it('puts a word before a misspelled one', () => {
    expect(search('invoice', [section('a', 'Invoyce', []), section('b', 'Other', ['An invoice.'])])).toEqual([
      'b',
      'a',
    ]);
  });

  it('puts headings before questions, and questions before text', () => {
    const sections = [
      section('text', 'One', ['A remake.']),
      section('question', 'Two', [], ['make a remake']),
      section('heading', 'Make a remake', []),
    ];
    expect(search('remake', sections)).toEqual(['heading', 'question', 'text']);
  });

  it('puts words that are near each other first', () => {
    const sections = [section('far', 'Credit for the office that was late', []), section('near', 'Late credit', [])];
    expect(search('late credit', sections)).toEqual(['near', 'far']);
  });

  it('puts a whole word before the beginning of one', () => {
    expect(search('pay', [section('a', 'Payment', []), section('b', 'Pay', [])])).toEqual(['b', 'a']);
  });

  it('knows plurals and synonyms, and drops small words', () => {
    expect(search('how do I redo crowns', [section('a', 'Remake a crown', [])])).toEqual(['a']);
  });

  it('puts pages of more weight first where all else is alike', () => {
    expect(search('crown', [section('a', 'Crown', [])], [0.6, 1])).toEqual(['/1#a', '/0#a']);
  });
});
