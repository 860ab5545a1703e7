import {expect, it} from 'vitest';
import {notesOnReading} from './comparison';

it.each([
  [2, /^We read these sources in \w+ \d{4}, and only parts of the long ones\.$/],
  [1, /^We read this source in \w+ \d{4}, and only parts of it\.$/],
])('with %i sources, says when they were read', (sources, said) => {
  expect(notesOnReading(sources, [])).toEqual([expect.stringMatching(said)]);
});

it('names what is mentioned without a page that was read in one line', () => {
  expect(notesOnReading(2, ['Sales tax', 'Statements'])[1]).toBe(
    'Mentioned publicly, but on no page that we read in full: sales tax, statements.',
  );
});
