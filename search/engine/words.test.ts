import {describe, expect, it} from 'vitest';
import {editDistance} from './corrections';
import {decodePostings, encodePostings} from './postings';
import {rootOf, stem} from './stem';
import {decodeWords, encodeWords} from './vocabulary';
import {fold, tokenize, tokenizeWithOffsets} from './words';

describe('tokenize', () => {
  it('folds case, accents and apostrophes', () => {
    expect(tokenize('Technicians’ View, the lab’s Café — DON’T')).toEqual(
      'technicians view the lab cafe dont'.split(' '),
    );
  });

  it('splits what punctuation joins', () => {
    expect(tokenize('item_material un-invoice {{case.case_number}}')).toEqual(
      'item material un invoice case case number'.split(' '),
    );
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

it.each([
  ['invoice invoices invoiced invoicing'],
  ['ship ships shipped shipping'],
  ['cancel cancels canceled cancelled cancelling'],
  ['label labels labeled labelling'],
  ['category categories'],
  ['box boxes'],
  ['address addresses'],
  ['price prices priced pricing'],
  ['pay pays paid paying'],
  ['send sends sent sending'],
  ['freeze froze frozen'],
  ['tooth teeth'],
])('joins the inflections of %s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['case', 'cash'],
  ['status', 'state'],
  ['bed', 'be'],
  ['string', 'str'],
  ['need', 'ne'],
  ['item2s', 'item2'],
])('keeps %s and %s apart', (one, other) => expect(stem(one)).not.toBe(stem(other)));

describe('a root', () => {
  it.each([
    ['ship', 'shipments'],
    ['pay', 'payment'],
    ['deliver', 'delivery'],
    ['integrate', 'integrations'],
    ['calculate', 'calculation'],
    ['prefer', 'preferences'],
    ['exempt', 'exemption'],
    ['manage', 'management'],
  ])('is the same for %s and %s', (word, derived) => expect(rootOf(derived)).toBe(rootOf(word)));

  it.each([
    ['state', 'station'],
    ['custom', 'customer'],
    ['mom', 'moment'],
    ['a12', 'a1'],
  ])('is not the same for %s and %s', (word, other) => expect(rootOf(other)).not.toBe(rootOf(word)));
});

describe('editDistance', () => {
  it.each([
    ['invoice', 'invoice', 0],
    ['invioce', 'invoice', 1],
    ['invoce', 'invoice', 1],
    ['invooice', 'invoice', 1],
    ['inboice', 'invoice', 1],
    ['imvocie', 'invoice', 2],
  ])('%s → %s takes %i', (typed, word, edits) => expect(editDistance(typed, word)).toBe(edits));

  it('compares with the beginning of a word that is not typed to its end', () => {
    expect(editDistance('prodcut', 'production', true)).toBe(1);
    expect(editDistance('prodcut', 'production')).toBeGreaterThan(1);
  });
});

it('gives words back', () => {
  const words = ['', '10', 'a', 'ab', 'abc', 'invoice', 'invoices', 'z'.repeat(30), `${'z'.repeat(30)}a`, 'éa', 'שלום'];
  expect(decodeWords(encodeWords(words))).toEqual(words);
  expect(decodeWords('')).toEqual([]);
});

it('gives postings back, field by field', () => {
  const postings = {
    title: {units: [0, 7, 900], levels: [0, 7, 3]},
    question: {units: [], levels: []},
    text: {units: [3, 4, 5000], levels: [1, 0, 2]},
  };
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
});
