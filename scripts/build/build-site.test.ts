import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {withLock} from '../run.cjs';
import {runSteps, type BuildStep} from './build-site';
import {readBuildStamp} from './fingerprint';

let folder: string;
let site: string;
const page = () => readFileSync(join(site, 'index.html'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  site = join(folder, 'build');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

const write =
  (text: string): BuildStep =>
  async (outDir) => {
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'index.html'), text);
  };

describe('a build', () => {
  it('takes the place of the last one when it is whole, with its stamp', async () => {
    await runSteps(site, [write('first')], 'one');
    const whileBuilding: string[] = [];
    const look = async () => void whileBuilding.push(page());
    await runSteps(site, [look, write('second'), look], 'two');
    expect(whileBuilding).toEqual(['first', 'first']);
    expect(page()).toBe('second');
    expect(readBuildStamp(site)).toBe('two');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('that fails leaves the last one as it was', async () => {
    await runSteps(site, [write('first')], 'one');
    const fails = () => Promise.reject(new Error('broken link'));
    await expect(runSteps(site, [write('second'), fails], 'two')).rejects.toThrow('broken link');
    expect(page()).toBe('first');
    expect(readBuildStamp(site)).toBe('one');
    expect(readdirSync(folder)).toEqual(['build']);
  });
});

describe('the lock', () => {
  const lock = () => join(folder, 'build.lock');

  it('lets the second wait and say so', async () => {
    const order: string[] = [];
    let finish = () => {};
    const first = withLock(lock(), 'waiting', () => new Promise<void>((done) => (finish = done)));
    await vi.waitFor(() => expect(existsSync(lock())).toBe(true));
    // Another process, which is running.
    writeFileSync(lock(), String(process.ppid));
    const second = withLock(lock(), 'waiting', async () => void order.push('second'));
    await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith('waiting'));
    order.push('first');
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    expect(existsSync(lock())).toBe(false);
  });

  it('of a process that is gone is taken over, by one of those that wait', async () => {
    writeFileSync(lock(), '999999999');
    expect(await withLock(lock(), 'waiting', async () => readFileSync(lock(), 'utf8'))).toBe(String(process.pid));
    expect(console.log).not.toHaveBeenCalled();
  });
});
