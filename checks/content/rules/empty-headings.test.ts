import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {emptyHeadings} from './empty-headings';

test.each(['Overview', 'Introduction', 'conclusion'])('finds the heading "%s"', async (heading) => {
  expect(await problemsOf(emptyHeadings, `# Cases\n\n## ${heading}\n`)).toEqual([
    `content/page-1.mdx:3: the heading "${heading}" says nothing. Name what the reader finds below it.`,
  ]);
});

test('lets a heading pass that says something', async () => {
  expect(await problemsOf(emptyHeadings, '## Conclusion of a case\n\n## What goes wrong\n')).toEqual([]);
});
