import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {missingBinaries, OVERRIDE_REASONS, overrideProblems, WITH_BINARIES, type Lockfile} from './overrides';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const lockfile = read<Lockfile>('package-lock.json');
const {overrides} = read<{overrides: Record<string, string>}>('package.json');

describe('the overrides', () => {
  it('all have a reason and still change something', () => {
    expect(Object.keys(overrides).length).toBeGreaterThan(0);
    expect(overrideProblems(overrides, lockfile)).toEqual([]);
  });

  it.each(WITH_BINARIES)('hold %s where both kinds of machine can install it', (name) => {
    expect(missingBinaries(name, lockfile)).toEqual([]);
  });

  it('would be refused without a binary for a kind of machine', () => {
    const packages = {
      'node_modules/rollup': {version: '1.0.0'},
      'node_modules/@rollup/rollup-linux-x64-gnu': {version: '1.0.0'},
    };
    expect(missingBinaries('rollup', {packages})).toEqual(['linux-arm64-gnu']);
  });

  const lockfileWith = (range: string): Lockfile => ({
    packages: {'node_modules/webpack': {version: '1.0.0'}, 'node_modules/a': {dependencies: {webpack: range}}},
  });
  const reasons = Object.keys(OVERRIDE_REASONS).filter((key) => key !== 'webpack');
  const problems = (versions: Record<string, string>, locked: Lockfile) =>
    overrideProblems(versions, locked).filter((problem) => !reasons.some((key) => problem.includes(` ${key} is gone`)));

  it('would be refused when nothing needs them', () => {
    expect(problems({webpack: '5.99.9'}, lockfileWith('^5.0.0'))).toEqual([]);
    expect(problems({webpack: '5.99.9'}, lockfileWith('5.99.9'))).toEqual([expect.stringMatching(/already depends/)]);
    expect(problems({}, lockfileWith('^5.0.0'))).toEqual([expect.stringMatching(/webpack is gone/)]);
    expect(problems({webpack: '5.99.9', left: '1'}, lockfileWith('^5.0.0'))).toEqual([
      expect.stringMatching(/left has no reason/),
      expect.stringMatching(/Nothing installs left/),
      expect.stringMatching(/already depends on left/),
    ]);
  });
});
