import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {uniqueFrontMatter} from './unique-front-matter';

const page = (title: string, description: string) => `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

test('finds a title and a description that another page has', async () => {
  expect(
    await problemsOf(uniqueFrontMatter, page('Cases', 'One'), page('Cases', 'Two'), page('Offices', 'One')),
  ).toEqual([
    'content/page-2.mdx:1: the title is the same as that of content/page-1.mdx. Say what sets this page apart.',
    'content/page-3.mdx:1: the description is the same as that of content/page-1.mdx. Say what sets this page apart.',
  ]);
});

test('lets different ones pass', async () => {
  expect(await problemsOf(uniqueFrontMatter, page('Cases', 'One'), page('Offices', 'Two'))).toEqual([]);
});
