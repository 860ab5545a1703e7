import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {foreignRanges, LICENCE_EXCEPTIONS, lockfileProblems, packageName, type Lockfile} from './lockfile';
import {missingBinaries, OVERRIDE_REASONS, overrideProblems, WITH_BINARIES} from './overrides';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const lockfile = read<Lockfile>('package-lock.json');
const scanners = read<Lockfile>('checks/scanners/package-lock.json');
const {overrides} = read<{overrides: Record<string, string>}>('package.json');

const good = {version: '1.0.0', integrity: 'sha512-abc', license: 'MIT'};
const withPackage = (entry: object): Lockfile => ({
  lockfileVersion: 3,
  packages: {'node_modules/a': {...good, ...entry}},
});

describe('the lockfile', () => {
  it('has more than a thousand packages, all from the registry, by content and under a usable licence', () => {
    expect(lockfile.lockfileVersion).toBe(3);
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(1000);
    expect(lockfileProblems(lockfile)).toEqual([]);
    expect(foreignRanges(lockfile)).toEqual([]);
  });

  it('of the scanners, too, has all from the registry, by content and under a usable licence', () => {
    expect(Object.keys(scanners.packages).length).toBeGreaterThan(100);
    expect(lockfileProblems(scanners)).toEqual([]);
    expect(foreignRanges(scanners)).toEqual([]);
  });

  it('has every package that is excepted from the list of licenses', () => {
    const names = new Set([lockfile, scanners].flatMap(({packages}) => Object.keys(packages).map(packageName)));
    expect(Object.keys(LICENCE_EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['another source', {resolved: 'https://elsewhere.example/a.tgz'}, /comes from https:\/\/elsewhere/],
    ['a git source', {resolved: 'git+ssh://git@github.com/a/a.git#1'}, /comes from git/],
    ['no integrity', {integrity: undefined}, /no SHA-512/],
    ['a weak integrity', {integrity: 'sha1-abc'}, /no SHA-512/],
    ['a link', {link: true}, /link to a folder/],
    ['a licence that is not listed', {license: 'GPL-3.0'}, /licence GPL-3\.0/],
    ['half a licence', {license: 'MIT AND GPL-3.0'}, /licence MIT AND/],
    ['no licence', {license: undefined}, /no licence/],
  ])('would be refused with %s', (_, entry, message) => {
    expect(lockfileProblems(withPackage(entry))).toEqual([expect.stringMatching(message)]);
  });

  it('may offer a choice of licenses', () => {
    expect(lockfileProblems(withPackage({license: '(GPL-2.0 OR MIT)'}))).toEqual([]);
  });

  it.each(['git+https://github.com/a/b.git', 'github:a/b', 'a/b', 'file:../b', 'https://x.example/b.tgz'])(
    'would be refused with a dependency on %s',
    (range) => {
      expect(foreignRanges(withPackage({dependencies: {b: range}}))).toHaveLength(1);
    },
  );

  it.each(['^1.0.0', '~1', '>= 1 < 3', '*', 'npm:other@1.0.0', '1.x || 2.x'])('may ask for %s', (range) => {
    expect(foreignRanges(withPackage({dependencies: {b: range}}))).toEqual([]);
  });
});

describe('the overrides', () => {
  it('all have a reason and still change something', () => {
    expect(Object.keys(overrides).length).toBeGreaterThan(0);
    expect(overrideProblems(overrides, lockfile)).toEqual([]);
  });

  it.each(WITH_BINARIES)('hold %s where both kinds of machine can install it', (name) => {
    expect(missingBinaries(name, lockfile)).toEqual([]);
  });

  it('would be refused without a binary for a kind of machine', () => {
    const packages = {'node_modules/rollup': good, 'node_modules/@rollup/rollup-linux-x64-gnu': good};
    expect(missingBinaries('rollup', {lockfileVersion: 3, packages})).toEqual(['linux-arm64-gnu']);
  });

  const asked = (range: string): Lockfile => ({
    lockfileVersion: 3,
    packages: {'node_modules/webpack': good, 'node_modules/a': {dependencies: {webpack: range}}},
  });
  const reasons = Object.keys(OVERRIDE_REASONS).filter((key) => key !== 'webpack');
  const problems = (versions: Record<string, string>, locked: Lockfile) =>
    overrideProblems(versions, locked).filter((problem) => !reasons.some((key) => problem.includes(` ${key} is gone`)));

  it('would be refused when nobody needs them', () => {
    expect(problems({webpack: '5.99.9'}, asked('^5.0.0'))).toEqual([]);
    expect(problems({webpack: '5.99.9'}, asked('5.99.9'))).toEqual([expect.stringMatching(/Everybody asks/)]);
    expect(problems({}, asked('^5.0.0'))).toEqual([expect.stringMatching(/webpack is gone/)]);
    expect(problems({webpack: '5.99.9', left: '1'}, asked('^5.0.0'))).toEqual([
      expect.stringMatching(/left has no reason/),
      expect.stringMatching(/Nothing installs left/),
      expect.stringMatching(/Everybody asks for left/),
    ]);
  });
});
