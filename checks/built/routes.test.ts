import {describe, expect, test} from 'vitest';
import {routes} from '../../config/routes';
import {pageSet, sitemap, sitemapProblems} from './routes';
import {siteOf} from './testing';

describe('pageSet', () => {
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
});

describe('sitemap', () => {
  const entry = (route: string, frequency = 'weekly', priority = '0.5') =>
    `<url><loc>https://docs.pilot.example${route}</loc><changefreq>${frequency}</changefreq><priority>${priority}</priority></url>`;
  const listed = routes.filter((route) => route !== '/search');
  const good = listed.map((route) => entry(route)).join('');

  test('finds what is missing, what does not belong, what is there twice', () => {
    expect(sitemapProblems(good.replace(entry('/markdown-page'), '') + entry('/search') + entry('/'))).toEqual([
      'https://docs.pilot.example/markdown-page is missing.',
      'https://docs.pilot.example/search does not belong there.',
      'an address stands there twice.',
    ]);
  });

  test('finds another frequency and another priority', () => {
    expect(sitemapProblems(good.replace(entry('/'), entry('/', 'daily', '1.0')))).toEqual([
      'https://docs.pilot.example/ changes "daily", not "weekly".',
      'https://docs.pilot.example/ has the priority 1.0, not 0.5.',
    ]);
  });

  test('lets the listed routes pass', () => {
    expect(sitemapProblems(good)).toEqual([]);
  });

  test('a site without a sitemap fails', async () => {
    expect(await sitemap.check(siteOf({'index.html': ''}))).toEqual({
      inspected: 1,
      problems: ['sitemap.xml is missing.'],
    });
  });
});
