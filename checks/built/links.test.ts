import {describe, expect, test} from 'vitest';
import {routes} from '../../config/routes';
import {directLinks, orphans, sameTab} from './links';
import {checkHtml, siteOf} from './testing';

describe('directLinks', () => {
  test.each(['/docs', '/docs/cases/overview/', '/docs/cases/overview/index.html'])(
    'finds the link %s',
    async (href) => {
      expect(await checkHtml(directLinks, `<a href="${href}">a</a>`)).toEqual([
        `/docs/cases/overview: the link ${href} is redirected. Link to the page where it ends.`,
      ]);
    },
  );

  test('lets direct links and links to the home page pass', async () => {
    expect(await checkHtml(directLinks, '<a href="/">a</a><a href="/docs/cases/search#views">b</a>')).toEqual([]);
  });
});

test('sameTab finds a link that opens a new tab, unless it says so', async () => {
  const link = (text: string) => `<a href="https://a.example" target="_blank">${text}</a>`;
  expect(await checkHtml(sameTab, link('Terms (new tab)') + '<a href="https://a.example">a</a>')).toEqual([]);
  expect(await checkHtml(sameTab, link('Terms'))).toEqual([
    '/docs/cases/overview: the link https://a.example opens a new tab. Take its target out, or say "(new tab)".',
  ]);
});

describe('orphans', () => {
  const linkTo = (route: string) => `<a href="${route}">a</a>`;
  const fileOf = (route: string) => `${route.slice(1)}/index.html`;

  test('finds a page that no page of the chain links to', async () => {
    const [, second = '', third = '', ...others] = routes().filter((route) => route !== '/search');
    const site = siteOf({
      'index.html': linkTo(second),
      [fileOf(second)]: others.map(linkTo).join(''),
      [fileOf(third)]: linkTo(second),
    });
    expect(await orphans.check(site)).toEqual([
      `${third}: no chain of links leads here from the home page. Link it where readers need it.`,
    ]);
  });

  test('lets a site pass whose pages hang together', async () => {
    const site = siteOf({
      'index.html': linkTo('/markdown-page'),
      'markdown-page/index.html': routes().map(linkTo).join(''),
    });
    expect(await orphans.check(site)).toEqual([]);
  });
});
