import {expect, it} from 'vitest';
import {guardedPath} from './guard';

it.each([
  ['//elsewhere.example/index.html', '/', '/elsewhere.example'],
  ['////docs', '/', '/docs'],
  ['/docs//cases', '/', '/docs//cases'],
  ['/docs/', '/', '/docs/'],
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/docs/cases/overview/index.html', '/', '/docs/cases/overview'],
  ['/help/index.html', '/help/', '/help/'],
  ['/docs/index.html.mdx', '/', '/docs/index.html.mdx'],
])('reads the path %s on the base %s as %s', (path, baseUrl, guarded) => {
  expect(guardedPath(path, baseUrl)).toBe(guarded);
});
