import {expect, test} from 'vitest';
import {routes} from '../../config/routes';
import {sitemap, sitemapProblems} from './sitemap';
import {siteOf} from './testing';

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
