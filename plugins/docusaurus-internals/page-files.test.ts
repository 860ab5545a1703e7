import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {pageFiles, type ClientManifest} from './page-files';

const routes: RouteConfig[] = [
  {path: '/docs', component: 'opening', exact: true},
  {
    path: '/docs',
    component: 'root',
    routes: [
      {path: '/docs/cases', component: 'page', exact: true},
      {path: '/docs/cases-old', component: 'page', exact: true},
    ],
  },
];
const chunkNames = {
  '/docs-aaa': {__comp: 'opening'},
  '/docs-bbb': {__comp: 'root', version: 'data'},
  '/docs/cases-ccc': {__comp: 'page', content: 'cases'},
  '/docs/cases-old-ddd': {__comp: 'page', content: 'old'},
};
const asset = (name: string) => ({js: [{publicPath: `/${name}.js`}]});
const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: [1], opening: [2], root: [1, 3], data: [4], page: [3], cases: [5], old: [6]},
  assets: {
    1: asset('main'),
    2: asset('opening'),
    3: asset('theme'),
    4: asset('data'),
    5: {...asset('cases'), css: [{publicPath: '/cases.css'}]},
    6: asset('old'),
  },
};
const filesOf = pageFiles(routes, chunkNames, manifest);

describe('the files of a page', () => {
  it('are those of its route and of the ones around it, each once and without the application’s own', () => {
    expect(filesOf('/docs/cases')).toEqual({scripts: ['/theme.js', '/data.js', '/cases.js'], styles: ['/cases.css']});
  });

  it('are not those of a page whose address only begins alike, or of a page above it', () => {
    expect(filesOf('/docs/cases-old').scripts).toEqual(['/theme.js', '/data.js', '/old.js']);
  });

  it('are none for a page that the router does not know', () => {
    expect(filesOf('/nowhere')).toEqual({scripts: [], styles: []});
  });

  it('stop the build when the generator lists chunks in another way', () => {
    expect(() => pageFiles(routes, {'/guides-aaa': {}}, manifest)).toThrow('lists no chunks for the route /docs.');
  });
});
