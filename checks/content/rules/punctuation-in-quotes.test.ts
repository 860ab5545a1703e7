import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {punctuationInQuotes} from './punctuation-in-quotes';

test('finds a period and a comma after the mark', async () => {
  expect(await problemsOf(punctuationInQuotes, 'Write "Net 30", not "soon".')).toEqual([
    'content/page-1.mdx:1: 30", has its comma after the quotation mark. Put it before the mark.',
    'content/page-1.mdx:1: soon". has its period after the quotation mark. Put it before the mark.',
  ]);
});

test('lets them pass inside, and other punctuation outside', async () => {
  expect(await problemsOf(punctuationInQuotes, 'Write "Net 30," not "soon"; then "Why?": "Because."')).toEqual([]);
});
