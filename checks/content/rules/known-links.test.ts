import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownLinks} from './known-links';

test('finds a link to a page that is not there', async () => {
  expect(await problemsOf(knownLinks, 'Text.\n\nSee [offices](/docs/customers/officess#add).')).toEqual([
    'content/page-1.mdx:3: no page has the address /docs/customers/officess. Write the path of a file in content/, without .mdx.',
  ]);
});

test('lets pages, categories, files, anchors, and other sites pass', async () => {
  const links = ['/docs/customers/offices#a', '/docs/category/cases', '/llms.txt', '#here', 'https://www.ups.com/docs'];
  expect(await problemsOf(knownLinks, links.map((url) => `[A link](${url}).`).join('\n\n'))).toEqual([]);
});
