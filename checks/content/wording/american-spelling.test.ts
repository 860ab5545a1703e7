import {expect, test} from 'vitest';
import {americanSpelling} from './american-spelling';

test.each([
  'colour',
  'behaviours',
  'licence',
  'millimetre',
  'organised',
  'cheque',
  'labelled',
  'cancelled',
  'grey',
  'analyse',
])('finds %s', (word) => {
  expect(americanSpelling.find(`The ${word} of a crown.`)).toEqual([
    expect.stringContaining(`"${word}" is British spelling`),
  ]);
});

test.each(['color', 'license', 'organized', 'check', 'labeled', 'analysis', 'revise', 'Cancelled', 'advise'])(
  'lets %s pass',
  (word) => {
    expect(americanSpelling.find(`The ${word} of a crown.`)).toEqual([]);
  },
);
