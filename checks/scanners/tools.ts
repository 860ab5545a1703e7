/** Installs the scanners from their own lockfile, once, next to the other caches. */
import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Outcome} from '../site';

const LOCKFILE = join(__dirname, 'package-lock.json');
const FOLDER = '.cache/scanners';
const run = promisify(execFile);

async function install(): Promise<string> {
  const stamp = join(FOLDER, 'node_modules/.installed-lockfile');
  const lockfile = readFileSync(LOCKFILE, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return FOLDER;
  console.log('Installing the scanners (once)…');
  mkdirSync(FOLDER, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(__dirname, file), join(FOLDER, file));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['ci', ...flags], {cwd: FOLDER, shell: process.platform === 'win32'});
  writeFileSync(stamp, lockfile);
  return FOLDER;
}

let installed: Promise<string> | undefined;

/**
 * Passes the scanners' folder to a checker. If the registry is unreachable, skips it: that isn't a problem with the
 * site.
 */
export async function withScanners(check: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  installed ??= install();
  let folder: string;
  try {
    folder = await installed;
  } catch (error) {
    const [reason] = String(error).split('\n');
    return {inspected: 0, problems: [], skipped: `The scanners could not be installed. ${reason}`};
  }
  return check(folder);
}
