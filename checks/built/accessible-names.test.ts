import {expect, test} from 'vitest';
import {accessibleNames} from './accessible-names';
import {problemsOn} from './testing';

test.each(['<a href="/"></a>', '<button type="button"><svg></svg></button>', '<a href="/"><img alt=""></a>'])(
  'finds %s',
  async (html) => {
    expect(await problemsOn(accessibleNames, html)).toEqual([
      expect.stringContaining('has no name. Give it text or an aria-label.'),
    ]);
  },
);

test.each([
  '<a href="/">Home</a>',
  '<button aria-label="Close"><svg></svg></button>',
  '<a href="/"><img alt="Home"></a>',
  '<summary>Fields</summary>',
])('lets %s pass', async (html) => {
  expect(await problemsOn(accessibleNames, html)).toEqual([]);
});
