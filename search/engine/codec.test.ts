import {expect, it} from 'vitest';
import {decodeWords, encodeWords} from './codec';
import {decodePostings, encodePostings} from './postings';

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
