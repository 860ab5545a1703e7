import {expect, it} from 'vitest';
import {decodeNumbers, decodeSets, decodeWords, encodeNumbers, encodeSets, encodeWords, SEPARATOR} from './codec.ts';

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

it('gives sets of numbers back, in order', () => {
  const sets = [new Set([900, 7]), new Set([0]), new Set([7, 8, 2000]), new Set([3, 1])];
  expect(decodeSets(encodeSets(sets))).toEqual([[0], [1, 3], [7, 900], [7, 8, 2000]]);
  expect(decodeSets(encodeSets([]))).toEqual([]);
});

it('refuses what it did not write', () => {
  expect(() => decodeNumbers('a b')).toThrow(RangeError);
  expect(() => decodeNumbers('é')).toThrow(RangeError);
  expect(() => decodeNumbers(encodeNumbers([5000]).slice(0, 1))).toThrow(RangeError);
});
