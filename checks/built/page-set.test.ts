import {expect, test} from 'vitest';
import {routes} from '../../config/routes';
import {pageSet} from './page-set';
import {siteOf} from './testing';

const all = Object.fromEntries(
  [...routes, '/docs', '/guides', '/pilot'].map((route) => [
    route === '/' ? 'index.html' : `${route.slice(1)}/index.html`,
    '',
  ]),
);

test('finds a page that is missing and one that is too many', async () => {
  const others = Object.fromEntries(Object.entries(all).filter(([file]) => file !== 'search/index.html'));
  expect((await pageSet.check(siteOf({...others, '404.html': '', 'blog/index.html': ''}))).problems).toEqual([
    '/search: the route is listed but was not built.',
    '/blog: this page was built but is neither in content/ nor in a sidebar.',
  ]);
});

test('lets the listed pages pass', async () => {
  expect((await pageSet.check(siteOf({...all, '404.html': ''}))).problems).toEqual([]);
});
