import {describe, expect, it} from 'vitest';
import {fold, tokenize, tokenizeWithOffsets} from './tokenize';

describe('tokenize', () => {
  it('folds case, accents and apostrophes', () => {
    expect(tokenize('Technicians’ View, the lab’s Café — DON’T')).toEqual([
      'technicians',
      'view',
      'the',
      'lab',
      'cafe',
      'dont',
    ]);
  });

  it('splits what punctuation joins', () => {
    expect(tokenize('item_material un-invoice {{case.case_number}}')).toEqual([
      'item',
      'material',
      'un',
      'invoice',
      'case',
      'case',
      'number',
    ]);
  });

  it('keeps numbers and letters of any script', () => {
    expect(tokenize('10482 Ångström Привет שלום')).toEqual(['10482', 'angstrom', 'привет', 'שלום']);
  });

  it('says where words stand', () => {
    const text = 'Go, Élan!';
    expect(tokenizeWithOffsets(text).map(({start, end}) => text.slice(start, end))).toEqual(['Go', 'Élan']);
  });

  it('cuts endless words and finds none in punctuation', () => {
    expect(fold('a'.repeat(10_000))).toHaveLength(40);
    expect(tokenize('((((( 🦷 ---')).toEqual([]);
  });
});

describe('verbs of two words', () => {
  it.each([
    ['cannot log in', ['cannot', 'login']],
    ['Logged in, signed out', ['login', 'logout']],
    ['two-factor sign-in', ['two', 'factor', 'login']],
    ['picking up and setting up', ['pickup', 'and', 'setup']],
    ['a do-over, not backed up', ['a', 'redo', 'not', 'backup']],
    ['the log. In March', ['the', 'log', 'in', 'march']],
    ['log entries in', ['log', 'entries', 'in']],
  ])('are one word in %j', (text, words) => expect(tokenize(text)).toEqual(words));

  it('reach from the first word to the second', () => {
    expect(tokenizeWithOffsets('can sign in')).toEqual([
      {word: 'can', start: 0, end: 3},
      {word: 'login', start: 4, end: 11},
    ]);
  });
});
