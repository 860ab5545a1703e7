import {describe, expect, it} from 'vitest';
import {editDistance} from './corrections';
import {decodePostings, encodePostings} from './postings';
import {rootOf, stem} from './stem';
import {fold, tokenize, tokenizeWithOffsets} from './words';

describe('tokenize', () => {
  it.each([
    [
      'folds case, accents and apostrophes',
      'Technicians’ View, the lab’s Café — DON’T',
      'technicians view the lab cafe dont',
    ],
    ['splits what punctuation joins', 'item_material {{case.case_number}}', 'item material case case number'],
    ['keeps numbers and letters of any script', '10482 Ångström Привет שלום', '10482 angstrom привет שלום'],
    ['finds no words in punctuation', '((((( 🦷 ---', ''],
    ['joins a verb of two words', 'cannot log in', 'cannot login'],
    ['joins its inflections', 'Logged in, signed out, picking up and setting up', 'login logout pickup and setup'],
    ['joins it across a hyphen', 'two-factor sign-in, a do-over, not backed up', 'two factor login a redo not backup'],
    ['does not join it across sentences', 'the log. In March', 'the log in march'],
    ['does not join it across words', 'log entries in', 'log entries in'],
  ])('%s', (_, text, words) => expect(tokenize(text).join(' ')).toBe(words));

  it('says where words stand', () => {
    const text = 'Go, Élan, sign in!';
    const found = tokenizeWithOffsets(text).map(({start, end}) => text.slice(start, end));
    expect(found).toEqual(['Go', 'Élan', 'sign in']);
  });

  it('cuts endless words', () => expect(fold('a'.repeat(10_000))).toHaveLength(40));
});

it.each([
  'invoice invoices invoiced invoicing',
  'ship ships shipped shipping',
  'cancel cancels canceled cancelled cancelling',
  'label labels labeled labelling',
  'category categories',
  'box boxes',
  'address addresses',
  'price prices priced pricing',
  'pay pays paid paying',
  'send sends sent sending',
  'freeze froze frozen',
  'tooth teeth',
])('joins the inflections of %s', (forms) => expect(new Set(forms.split(' ').map(stem)).size).toBe(1));

it.each(['case cash', 'status state', 'bed be', 'string str', 'need ne', 'item2s item2'])('keeps %s apart', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(2);
});

it.each([
  'ship shipments',
  'pay payment',
  'deliver delivery',
  'integrate integrations',
  'calculate calculation',
  'prefer preferences',
  'exempt exemption',
  'manage management',
])('finds the root of %s', (words) => expect(new Set(words.split(' ').map((word) => rootOf(stem(word)))).size).toBe(1));

it.each(['state station', 'custom customer', 'mom moment', 'a12 a1'])('finds no root of %s', (words) => {
  expect(new Set(words.split(' ').map((word) => rootOf(stem(word)))).size).toBe(2);
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
});

it('gives postings back, field by field', () => {
  const postings = {
    title: {units: [0, 7, 900], levels: [0, 7, 3]},
    question: {units: [], levels: []},
    text: {units: [3, 4, 5000], levels: [1, 0, 2]},
  };
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
});
