import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {textUnderHeadings} from './text-under-headings';

test('finds a heading with another one right below it, and one at the end', async () => {
  expect(await problemsOf(textUnderHeadings, '## Narrow the list\n\n### Use a filter\n\nText.\n\n## Last\n')).toEqual([
    expect.stringContaining('content/page-1.mdx:1: nothing follows the heading "Narrow the list" before the next one.'),
    expect.stringContaining('content/page-1.mdx:7: nothing follows the heading "Last"'),
  ]);
});

test('counts a component as text', async () => {
  expect(await problemsOf(textUnderHeadings, '## Fields of a case\n\n<Fields of="case" />\n')).toEqual([]);
});
