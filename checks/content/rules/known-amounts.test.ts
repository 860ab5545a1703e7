import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownAmounts} from './known-amounts';

test('finds an amount that nothing computes', async () => {
  expect(await problemsOf(knownAmounts, 'Case 10482 comes to $245.20, of which $1,016 is tax.')).toEqual([
    expect.stringContaining('content/page-1.mdx:1: $245.20 is not an amount of the worked example'),
    expect.stringContaining('content/page-1.mdx:1: $1,016.00 is not an amount of the worked example'),
  ]);
});

test('reads quotations and code too', async () => {
  expect(await problemsOf(knownAmounts, 'The email says "*You paid $1.01*", and `$1.02` is typed.')).toHaveLength(2);
});

test('lets amounts of the worked example and of a sum on the page pass', async () => {
  const page =
    'Case 10482 comes to $244.20, with shipping of $12.\n\nOr $126.00 each:\n\n<Price rate={126} quantity={2} />\n';
  expect(await problemsOf(knownAmounts, page)).toEqual([]);
});
