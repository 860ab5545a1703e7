/**
 * 3. Entities and their fields: the docs version. The generator provides these fields, as seen in a docs site with two
 * versions; their values here are this site's own.
 */
import {docsVersions, type DocsVersion} from '../support/generated';
import {fixtureSite, VERSIONED_GENERATED} from '../support/fixture-sites';
import {expect, test} from '../support/site';
import {everyRoute} from './listed-routes';

let versions: DocsVersion[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await fixtureSite('versioned');
  versions = docsVersions(VERSIONED_GENERATED).default!;
});

test('3.7 a docs version has name, label and path', () => {
  expect(versions).toMatchObject([
    {name: 'current', label: 'Next', path: '/docs/next'},
    {name: '1.0', label: '1.0', path: '/docs'},
  ]);
});

test('3.8 a docs version lists docs, each with id, path and sidebar', () => {
  expect(versions[1]!.docs).toEqual(
    expect.arrayContaining([
      {id: 'intro', path: '/docs/intro', sidebar: 'docs'},
      {id: 'details', path: '/docs/details', sidebar: 'docs'},
    ]),
  );
  expect(versions[0]!.docs.map(({path}) => path)).toContain('/docs/next/intro');
});

test('3.9 a docs version has mainDocId and sidebars', () => {
  for (const version of versions) {
    expect(version.mainDocId).toBe('intro');
    expect(version.sidebars.docs?.link?.path).toBe(`${version.path}/intro`);
  }
});

test('3.7 each documentation of this site has one version', () => {
  expect(docsVersions()).toMatchObject({
    default: [{name: 'current', label: 'Next', path: '/docs'}],
    guides: [{name: 'current', label: 'Next', path: '/guides'}],
    pilot: [{name: 'current', label: 'Next', path: '/pilot'}],
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

test('3.9 each documentation of this site has its main document and its sidebar', () => {
  expect(docsVersions()).toMatchObject({
    default: [{mainDocId: 'cases/overview', sidebars: {docs: {}}}],
    guides: [{mainDocId: 'invoicing-and-shipping', sidebars: {guides: {}}}],
    pilot: [{mainDocId: 'welcome/why-pilot', sidebars: {pilot: {}}}],
  });
});
