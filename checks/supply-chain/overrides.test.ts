/** Every override in package.json, the reason for it, and whether it still has an effect. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const BINARIES = 'Pinned to a version that has binaries for both x64 and arm64 in the registry.';

const REASONS: Readonly<Record<string, string>> = {
  '@swc/core': BINARIES,
  '@swc/html': BINARIES,
  'oxc-parser': BINARIES,
  rollup: BINARIES,
  'serialize-javascript': 'Version 6, which plugins of the bundler depend on, has known vulnerabilities.',
  'uuid@8.3.2': 'Version 8, which the development server depends on, is no longer maintained.',
  webpack: 'Since 5.100, the progress bar of the generator rejects its options and no build starts.',
  'webpack-dev-server':
    'Version 4, which the generator depends on, lets any site that a writer visits read the sources.',
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const {overrides} = read<{overrides: Record<string, string>}>('package.json');
type Package = {version?: string; dependencies?: Record<string, string>};
const {packages} = read<{packages: Record<string, Package>}>('package-lock.json');

it('every override has a reason, and every reason an override', () => {
  expect(Object.keys(overrides).sort()).toEqual(Object.keys(REASONS).sort());
});

it.each(Object.entries(overrides))('some package depends on another version of %s than %s', (key, version) => {
  // `uuid@8.3.2` overrides `uuid`.
  const name = key.replace(/(?<=.)@[^/]*$/, '');
  const ranges = Object.entries(packages).flatMap(([path, {dependencies}]) => (path && dependencies?.[name]) || []);
  expect(ranges.filter((range) => range !== version)).not.toEqual([]);
});

const pinned = Object.keys(REASONS).filter((key) => REASONS[key] === BINARIES);

it.each(pinned)('%s can be installed on both kinds of machine', (name) => {
  const scope = `node_modules/${name.startsWith('@') ? name : `@${name}/`}`;
  const {version} = packages[`node_modules/${name}`]!;
  for (const machine of ['linux-x64-gnu', 'linux-arm64-gnu']) {
    const binaries = Object.entries(packages).filter(
      ([path, locked]) => path.startsWith(scope) && path.endsWith(`-${machine}`) && locked.version === version,
    );
    expect(binaries, machine).not.toEqual([]);
  }
});
