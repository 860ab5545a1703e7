import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {closingLinks} from './closing-links';

const page = (kind: string, end: string) => `---\nkind: ${kind}\n---\n\n# A page\n\nText.\n\n${end}\n`;
const list = (tag: string) => `<${tag}>\n\n- [Cases](/docs/cases/overview): what a case is.\n\n</${tag}>`;

test('finds a page that ends with text, or with the list of another kind', async () => {
  expect(await problemsOf(closingLinks, page('reference', 'The end.'), page('guide', list('Related')))).toEqual([
    expect.stringContaining('content/page-1.mdx:9: the page does not end with <Related>.'),
    expect.stringContaining('content/page-2.mdx:9: the page does not end with <Next>.'),
  ]);
});

test('lets the right endings pass, and pages of another kind', async () => {
  const pages = [page('reference', list('Related')), page('guide', list('Next')), page('decision', 'The end.')];
  expect(await problemsOf(closingLinks, ...pages)).toEqual([]);
});
