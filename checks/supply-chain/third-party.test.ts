import {expect, it} from 'vitest';
import {packageFolder} from '../../plugins/docusaurus-internals/browser-packages';
import {thirdPartyLicenses} from './third-party';

const packages = [
  {name: 'clsx', version: '2.1.1', folder: 'node_modules/clsx'},
  {name: '@mdx-js/react', version: '3.1.1', folder: 'node_modules/@mdx-js/react'},
];

it('writes a section with the license of every package', () => {
  const text = thirdPartyLicenses(packages);
  expect(text).toContain('## clsx 2.1.1\n\nLicense: MIT\n\n```text\nMIT License');
  expect(text).toContain('## @mdx-js/react 3.1.1\n');
});

it.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/site/node_modules/@a/b/lib/c.js', '/site/node_modules/@a/b'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/components/Menu/index.tsx', undefined],
])('finds the package of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
