import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {driftProblems, ORIGINALS_FILE, overrides, readOriginals, type Originals} from './originals';

const recorded = JSON.parse(readFileSync(ORIGINALS_FILE, 'utf8')) as Originals;

describe('the overrides of the theme', () => {
  it('were made from the originals that are installed', () => {
    expect(overrides().length).toBeGreaterThan(10);
    expect(driftProblems(recorded, readOriginals())).toEqual([]);
  });

  it('are all in the list of reasons', () => {
    const reasons = readFileSync('src/theme/README.md', 'utf8');
    expect(overrides().filter((part) => !reasons.includes(`| \`${part}\``))).toEqual([]);
  });

  it.each([
    ['an original that has changed', {Logo: 'a'}, {Logo: 'b'}, 'Logo: the original has changed.'],
    ['an original that is gone', {Logo: 'a'}, {Logo: 'missing'}, 'Logo: the theme has no such part any more.'],
    ['an override that is new', {}, {Logo: 'a'}, 'Logo: a new override.'],
    ['an override that is gone', {Logo: 'a'}, {}, 'Logo: the override is gone.'],
  ])('would be reported for %s', (_, before: Originals, now: Originals, problem) => {
    expect(driftProblems(before, now)).toEqual([expect.stringContaining(problem)]);
  });
});
