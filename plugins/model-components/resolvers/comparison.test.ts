import {expect, it} from 'vitest';
import {noteOnReading} from './comparison';

it.each([
  [2, /^We read these sources in \w+ \d{4}, and only parts of the long ones\.$/],
  [1, /^We read this source in \w+ \d{4}, and only parts of it\.$/],
])('with %i sources, says when they were read', (sources, said) => {
  expect(noteOnReading(sources)).toMatch(said);
});
