import {expect, test} from 'vitest';
import {directLinks} from './direct-links';
import {problemsOn} from './testing';

test.each(['/docs', '/docs/cases/overview/', '/docs/cases/overview/index.html'])('finds the link %s', async (href) => {
  expect(await problemsOn(directLinks, `<a href="${href}">a</a>`)).toEqual([
    `/docs/cases/overview: the link ${href} is redirected. Link to the page where it ends.`,
  ]);
});

test('lets direct links and links to the home page pass', async () => {
  expect(await problemsOn(directLinks, '<a href="/">a</a><a href="/docs/cases/search#views">b</a>')).toEqual([]);
});
