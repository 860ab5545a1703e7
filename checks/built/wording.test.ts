import {expect, test} from 'vitest';
import {problemsOn} from './testing';
import {wording} from './wording';

test('finds words in text that no writer typed into a page', async () => {
  expect(
    await problemsOn(wording, '<table><caption>Just fields</caption><tr><td>The price list</td></tr></table>'),
  ).toEqual([
    expect.stringContaining('/docs/cases/overview: "Just" is filler.'),
    expect.stringContaining('/docs/cases/overview: "price list" is not the product\'s word.'),
  ]);
});

test('leaves code, emphasis, quotations and other vendors to their speakers', async () => {
  expect(await problemsOn(wording, '<p>Type <code>just</code>, <em>redo</em>, or “price list”.</p>')).toEqual([]);
  expect(await problemsOn(wording, '<td>A customer portal</td>', 'pilot/compare/dlcpm/index.html')).toEqual([]);
});
