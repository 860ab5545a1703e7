import {expect, it} from 'vitest';
import {licensesOf, packageFolder} from './third-party-licenses';

it('writes a section with the license of every package, by name', () => {
  const text = licensesOf(['node_modules/clsx', 'node_modules/@mdx-js/react']);
  expect(text).toContain('## clsx 2.1.1\n\nLicense: MIT\n\n```text\nMIT License');
  expect(text.match(/^## (?=\S+ \d).*$/gm)).toEqual(['## @mdx-js/react 3.1.1', '## clsx 2.1.1']);
});

it.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/site/node_modules/@a/b/lib/c.js', '/site/node_modules/@a/b'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/components/Menu/index.tsx', undefined],
])('finds the package of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
