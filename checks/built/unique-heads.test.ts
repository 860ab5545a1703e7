import {expect, test} from 'vitest';
import {siteOf} from './testing';
import {uniqueHeads} from './unique-heads';

const head = (title: string, description: string) =>
  `<title>${title}</title><meta name="description" content="${description}">`;

test('finds a title and a description that are missing or those of another page', async () => {
  const site = siteOf({
    'docs/cases/overview/index.html': head('Cases', 'About cases.'),
    'docs/cases/search/index.html': head('Cases', 'About cases.'),
    'docs/users/users/index.html': '',
  });
  expect((await uniqueHeads.check(site)).problems).toEqual([
    '/docs/cases/search: the title "Cases" is also that of /docs/cases/overview.',
    '/docs/users/users: there is no title.',
    '/docs/cases/search: the description "About cases." is also that of /docs/cases/overview.',
    '/docs/users/users: there is no description.',
  ]);
});

test('lets pages pass that differ, and openings that are no pages', async () => {
  const site = siteOf({
    'docs/cases/overview/index.html': head('Cases', 'About cases.'),
    'docs/cases/search/index.html': head('Search', 'About search.'),
    'docs/index.html': head('Cases', 'About cases.'),
  });
  expect(await uniqueHeads.check(site)).toEqual({inspected: 2, problems: []});
});
