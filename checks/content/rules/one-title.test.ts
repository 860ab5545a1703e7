import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {oneTitle} from './one-title';

const page = (body: string) => `---\ntitle: Line items\n---\n\n${body}`;

test('finds a missing, a different and a second heading', async () => {
  expect(await problemsOf(oneTitle, page('A line item.'), page('# Items'), page('# Line items\n\n# Fields'))).toEqual([
    'content/page-1.mdx:1: there is no level-1 heading. Write "# Line items" below the front matter.',
    'content/page-2.mdx:5: the heading "Items" differs from the title "Line items". Make them equal.',
    'content/page-3.mdx:7: "Fields" is a second level-1 heading. Make it "## Fields".',
  ]);
});

test('lets one heading pass that is the title', async () => {
  expect(await problemsOf(oneTitle, page('# Line items\n\n## Fields'))).toEqual([]);
});
