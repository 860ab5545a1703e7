import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readBuildStamp, sourceFingerprint, writeBuildStamp} from './fingerprint';

let project: string;
const home = process.cwd();

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  process.chdir(project);
  for (const folder of ['src', 'tests', '.cache', 'build']) mkdirSync(folder);
  writeFileSync('src/page.mdx', 'one');
});
afterEach(() => {
  process.chdir(home);
  rmSync(project, {recursive: true});
  vi.unstubAllEnvs();
});

/** Whether the action changes the fingerprint. */
function isChangedBy(act: () => void): boolean {
  const before = sourceFingerprint();
  act();
  return sourceFingerprint() !== before;
}

describe('the fingerprint, in a folder that git does not know', () => {
  it('stays while nothing changes', () => {
    expect(isChangedBy(() => {})).toBe(false);
  });

  it.each([
    ['a source is edited', () => writeFileSync('src/page.mdx', 'two')],
    ['a source is added', () => writeFileSync('src/new.mdx', 'new')],
    ['a source is deleted', () => rmSync('src/page.mdx')],
    ['a source is renamed', () => execFileSync('mv', ['src/page.mdx', 'src/other.mdx'])],
    ['the base URL is another', () => vi.stubEnv('BASE_URL', '/help/')],
    ['the search is another', () => vi.stubEnv('ALGOLIA_APP_ID', 'app')],
  ])('changes when %s', (_, act) => {
    expect(isChangedBy(act)).toBe(true);
  });

  it('changes with the month, because security.txt runs out', () => {
    const [may, lateMay, june] = ['2026-05-01', '2026-05-31', '2026-06-01'].map((day) => new Date(day));
    expect(sourceFingerprint(lateMay)).toBe(sourceFingerprint(may));
    expect(sourceFingerprint(june)).not.toBe(sourceFingerprint(may));
  });

  it.each([
    ['a test', 'src/page.test.ts'],
    ['a browser test', 'tests/home.spec.ts'],
    ['the cache', '.cache/some.txt'],
    ['a build', 'build/index.html'],
    ['the readme', 'README.md'],
  ])('does not change with %s', (_, file) => {
    expect(isChangedBy(() => writeFileSync(file, 'text'))).toBe(false);
  });
});

it('is kept in a build and read again', () => {
  expect(readBuildStamp('build')).toBeUndefined();
  writeBuildStamp('build', 'abc');
  expect(readBuildStamp('build')).toBe('abc');
  expect(readBuildStamp('other')).toBeUndefined();
});
