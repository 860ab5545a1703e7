import {expect, it, vi} from 'vitest';
import {cutQuery} from './limits';

const letters = (count: number) => 'x'.repeat(count);

it.each([
  ['a short query stays as it is', ' case ', ' case '],
  ['at most 64 characters stay', letters(70), letters(64)],
  ['64 characters with an emoji at the end stay', `${letters(62)}😀`, `${letters(62)}😀`],
  ['an emoji that does not fit is left out whole', `${letters(63)}😀`, letters(63)],
  ['so is a flag, a family, and a letter with its accent', `${letters(62)}🇩🇪`, letters(62)],
  ['an accent stays with its letter', `${letters(63)}e\u0301`, letters(63)],
  ['lines are joined with a space', 'the lab\nHow to\r\n\r\n  ship', 'the lab How to ship'],
])('%s', (_, text, query) => expect(cutQuery(text)).toBe(query));

it('of a whole page that is selected, only the beginning is looked at', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(cutQuery('word '.repeat(50_000))).toBe('word '.repeat(13).slice(0, 64));
  expect(segment.mock.calls[0]![0].length).toBeLessThanOrEqual(1_000);
});
