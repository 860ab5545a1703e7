import {expect, test} from 'vitest';
import {routes} from '../../config/routes';
import {orphans} from './orphans';
import {siteOf} from './testing';

const linkTo = (route: string) => `<a href="${route}">a</a>`;
const fileOf = (route: string) => `${route.slice(1)}/index.html`;

test('finds a page that no page of the chain links to', async () => {
  const [, second = '', third = '', ...others] = routes.filter((route) => route !== '/search');
  const site = siteOf({
    'index.html': linkTo(second),
    [fileOf(second)]: others.map(linkTo).join(''),
    [fileOf(third)]: linkTo(second),
  });
  expect((await orphans.check(site)).problems).toEqual([
    `${third}: no chain of links leads here from the home page. Link it where readers need it.`,
  ]);
});

test('lets a site pass whose pages hang together', async () => {
  const site = siteOf({
    'index.html': linkTo('/markdown-page'),
    'markdown-page/index.html': routes.map(linkTo).join(''),
  });
  expect((await orphans.check(site)).problems).toEqual([]);
});
