import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isInstalled} from './run.cjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', {'': {}, ...locked});
});
afterEach(() => rmSync(folder, {recursive: true}));

const locked = {
  'node_modules/a': {version: '1.0.0'},
  'node_modules/a-windows': {version: '1.0.0', optional: true},
};
const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({packages}));
const afterInstalling = (packages: object) => {
  for (const path of Object.keys(packages)) {
    mkdirSync(join(folder, path), {recursive: true});
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
  write('node_modules/.package-lock.json', packages);
  return isInstalled(folder);
};

describe('the dependencies', () => {
  it('are there after `npm ci`, also without packages for other machines', () => {
    expect(afterInstalling(locked)).toBe(true);
    expect(afterInstalling({'node_modules/a': {version: '1.0.0'}})).toBe(true);
  });

  it('are not there before, in another version, or in part', () => {
    expect(isInstalled(folder)).toBe(false);
    expect(afterInstalling({'node_modules/a': {version: '1.0.1'}})).toBe(false);
    expect(afterInstalling({})).toBe(false);
  });

  it('are not there when a folder that npm noted is missing', () => {
    expect(afterInstalling(locked)).toBe(true);
    rmSync(join(folder, 'node_modules/a'), {recursive: true});
    expect(isInstalled(folder)).toBe(false);
  });
});
