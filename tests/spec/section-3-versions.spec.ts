/** 3. Entities and their fields: the docs version, seen in a documentation that has two. */
import {readFileSync} from 'node:fs';
import {fixtureSite, VERSIONED_GENERATED} from '../support/fixture-sites';
import {expect, test} from '../support/site';

type Version = {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  sidebars: Record<string, {link?: {path: string}}>;
};

let versions: Version[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await fixtureSite('versioned');
  const data = JSON.parse(readFileSync(`${VERSIONED_GENERATED}/globalData.json`, 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: Version[]}};
  };
  versions = data['docusaurus-plugin-content-docs'].default.versions;
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
