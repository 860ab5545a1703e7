/** The folder outside the project in which contenders are installed and built. */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

export const scratch = join(tmpdir(), 'site-bench');

export type Packages = {dependencies: Readonly<Record<string, string>>; overrides?: Readonly<Record<string, string>>};

/** Installs packages from the registry once; later runs with the same versions reuse them. */
export async function install(name: string, {dependencies, overrides}: Packages): Promise<string> {
  const folder = join(scratch, name.replace(/\W+/g, '-'));
  mkdirSync(folder, {recursive: true});
  if (Object.keys(dependencies).length === 0) return folder;
  const manifest = JSON.stringify({name: 'bench', private: true, dependencies, overrides}, undefined, 2);
  const done = join(folder, 'node_modules', '.bench-installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return folder;
  writeFileSync(join(folder, 'package.json'), manifest);
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder});
  writeFileSync(done, manifest);
  return folder;
}
