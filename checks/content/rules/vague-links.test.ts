import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {vagueLinks} from './vague-links';

test.each(['here', 'Click here', 'this page', 'https://docs.pilot.example'])(
  'finds the link text "%s"',
  async (text) => {
    expect(await problemsOf(vagueLinks, `Read [${text}](/docs/cases/search).`)).toEqual([
      `content/page-1.mdx:1: the link text "${text}" does not say where it leads. Name the page or the thing.`,
    ]);
  },
);

test('lets a name pass', async () => {
  expect(await problemsOf(vagueLinks, 'Read [Case Search](/docs/cases/search).')).toEqual([]);
});
