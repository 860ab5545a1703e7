import {expect, test} from 'vitest';
import {observatoryProblems} from './observatory';

test('a test that was not run, or is below its best, is a problem', () => {
  const problems = observatoryProblems({cookiesTest: 'cookies-without-secure-flag'});
  expect(problems).toContain('cookiesTest: cookies-without-secure-flag; best is cookies-not-found.');
  expect(problems).toContainEqual(expect.stringMatching(/^xFrameOptionsTest: not run/));
});
