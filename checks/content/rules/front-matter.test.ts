import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {frontMatter} from './front-matter';

const description =
  'Add products to a case with teeth, quantity and shades, see where the rate comes from, and fix a price that looks wrong.';
const good = `title: Line items
description: ${description}
kind: reference
last_update: {date: 2025-03-10}
reviewed: 2025-03-10`;
const page = (lines: string) => `---\n${lines}\n---\n\n# Line items\n`;

test('names an unknown key, a missing key and a description that is too short', async () => {
  const bad = good.replace('kind: reference', 'author: somebody').replace(description, 'Too short.');
  const message = (await problemsOf(frontMatter, page(bad))).join('\n');
  expect(message).toContain('content/page-1.mdx:4: unknown key "author"');
  expect(message).toContain('"kind" is missing');
  expect(message).toContain('"description" has 10 characters. Write 110 to 160.');
});

test('lets complete front matter pass', async () => {
  expect(await problemsOf(frontMatter, page(good))).toEqual([]);
});
