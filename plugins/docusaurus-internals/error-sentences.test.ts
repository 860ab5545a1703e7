import {expect, it} from 'vitest';
import {failedPages, brokenLinks} from './error-sentences';

it('names the file of a broken link', () => {
  const report = `Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.

Exhaustive list of all broken links found:
- Broken link on source page path = /help/docs/customers/doctors:
   -> linking to /docs/customers/officess
- Broken link on source page path = /:
   -> linking to nowhere (resolved as: /nowhere)
`;
  expect(brokenLinks(report)).toEqual([
    'content/docs/customers/doctors.mdx: no page has the address of the link /docs/customers/officess. Write the path of a file in content/, without .mdx.',
    '/: no page has the address of the link nowhere. Write the path of a file in content/, without .mdx.',
  ]);
});

it('tells a broken anchor from a broken link', () => {
  const report = `Docusaurus found broken anchors!

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /docs/cases/search:
   -> linking to #nowhere (resolved as: /docs/cases/search#nowhere)
`;
  expect(brokenLinks(report)).toEqual([
    'content/docs/cases/search.mdx: no heading or row has the anchor of the link #nowhere. Write one that its page has.',
  ]);
});

it('says why pages cannot be rendered, once for each cause', () => {
  const failed = (route: string, reason: string) =>
    new Error(`Can't render static file for pathname "${route}"`, {cause: new Error(`${reason}\nThe paths are: …`)});
  const errors = [
    failed('/docs/cases/search', 'No doc "x".'),
    failed('/', 'No doc "x".'),
    failed('/odd', 'No export.'),
  ];
  const below = failed('/help/docs/cases/search', 'No doc "x".');
  expect(failedPages([below])).toEqual(['content/docs/cases/search.mdx: the page cannot be rendered. No doc "x".']);
  expect(failedPages(errors)).toEqual([
    'content/docs/cases/search.mdx (and 1 more): the page cannot be rendered. No doc "x".',
    '/odd: the page cannot be rendered. No export.',
  ]);
  expect(failedPages([failed('/docs/cases/search', 'ENOSPC: no space left on device, write')])).toEqual([
    'The disk is full: make room and run it again.',
  ]);
});

it('leaves other reports alone', () => expect(brokenLinks('The generator is out of memory.')).toEqual([]));
