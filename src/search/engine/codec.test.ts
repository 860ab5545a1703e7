import {expect, it} from 'vitest';
import {decodeNumbers, decodeWords, encodeNumbers, encodeWords, SEPARATOR} from './codec';
import {decodePostings, encodePostings} from './postings';

it('gives numbers back', () => {
  const numbers = [0, 1, 63, 64, 90, 91, 92, 1791, 1792, 1_000_000, ...Array.from({length: 2000}, (_, i) => i * 37)];
  const text = encodeNumbers(numbers);
  expect(decodeNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  expect(text).not.toContain(SEPARATOR);
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

it('refuses what it did not write', () => {
  expect(() => decodeNumbers('a b')).toThrow(RangeError);
  expect(() => decodeNumbers('é')).toThrow(RangeError);
  expect(() => decodeNumbers(encodeNumbers([5000]).slice(0, 1))).toThrow(RangeError);
});
