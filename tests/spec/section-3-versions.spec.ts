/** 3. Entities and their fields: the docs versions of this site. */
import {docsVersions} from '../support/built-files';
import {expect, test} from '../support/site';
import {everyRoute} from './listed-routes';

test('3.7, 3.9 each documentation of this site has one version, with its main document and its sidebar', () => {
  const current = {name: 'current', label: 'Next'};
  expect(docsVersions()).toMatchObject({
    default: [{...current, path: '/docs', mainDocId: 'cases/overview', sidebars: {docs: {}}}],
    guides: [{...current, path: '/guides', mainDocId: 'invoicing-and-shipping', sidebars: {guides: {}}}],
    pilot: [{...current, path: '/pilot', mainDocId: 'welcome/why-pilot', sidebars: {pilot: {}}}],
  });
});

test('3.8 the docs of this site’s versions are its pages, each with id, path and sidebar', () => {
  const docs = Object.values(docsVersions()).flatMap(([version]) => version!.docs);
  expect(docs).toEqual(
    expect.arrayContaining([
      {id: 'cases/overview', path: '/docs/cases/overview', sidebar: 'docs'},
      {id: 'outsourcing', path: '/guides/outsourcing', sidebar: 'guides'},
      {id: 'changelog', path: '/pilot/changelog', sidebar: 'pilot'},
    ]),
  );
  const inSections = everyRoute.filter((path) => /^\/(docs|guides|pilot)\//.test(path));
  expect(docs.map(({path}) => path).sort()).toEqual(inSections.sort());
});
