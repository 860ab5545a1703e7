import {expect, it} from 'vitest';
import {guardedPath, guardedQuery} from './guard';

it.each([
  ['?docusaurus-data-has-hydrated=true', ''],
  ['?docusaurus-data-navbar=false&q=case', '?q=case'],
  ['?docusaurus%2Ddata-navbar=false', ''],
  ['?docusaurus-theme=purple', ''],
  ['?docusaurus-theme=dark&docusaurus-data-x=1', '?docusaurus-theme=dark'],
])('takes what a link must not set out of %s', (query, guarded) => {
  expect(guardedQuery(query)).toBe(guarded);
});

it.each(['', '?', '?q=a+b%20c&&=', '?docusaurus-theme=dark', '?q=docusaurus-data-x', '?q=%E0%A4%A'])(
  'leaves %s as it was written',
  (query) => {
    expect(guardedQuery(query)).toBe(query);
  },
);

it.each([
  ['//elsewhere.example/index.html', '/elsewhere.example/index.html'],
  ['////docs', '/docs'],
  ['/docs//cases', '/docs//cases'],
  ['/', '/'],
])('reads the path %s as %s', (path, guarded) => {
  expect(guardedPath(path)).toBe(guarded);
});
