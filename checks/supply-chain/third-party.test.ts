import {expect, it} from 'vitest';
import {packageFolder} from '../../plugins/docusaurus-internals/browser-packages';
import {licenseListProblems, thirdPartyLicenses} from './third-party';

const packages = [
  {name: 'clsx', version: '2.1.1', folder: 'node_modules/clsx'},
  {name: '@mdx-js/react', version: '3.1.1', folder: 'node_modules/@mdx-js/react'},
];

it('writes a section with the license of every package', () => {
  const text = thirdPartyLicenses(packages);
  expect(text).toContain('## clsx 2.1.1\n\nLicense: MIT\n\n```text\nMIT License');
  expect(text).toContain('## @mdx-js/react 3.1.1\n');
  expect(licenseListProblems(packages, text)).toEqual([]);
});

it('finds packages that are not told, and told ones that are not sent', () => {
  const old = thirdPartyLicenses(packages.slice(1)).replace('3.1.1', '3.0.0');
  expect(licenseListProblems(packages, old)).toEqual([
    expect.stringMatching(/^clsx 2\.1\.1 reaches the browser and is not listed/),
    expect.stringMatching(/^@mdx-js\/react 3\.1\.1 reaches/),
    expect.stringMatching(/^@mdx-js\/react 3\.0\.0 is listed and does not reach/),
  ]);
});

it.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/site/node_modules/@a/b/lib/c.js', '/site/node_modules/@a/b'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/components/Menu/index.tsx', undefined],
])('finds the package of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
