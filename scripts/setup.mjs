/** Installs the locked dependencies if any are missing. Plain Node, because it runs before they are installed. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ownTypeScript} from './build/own-typescript.cjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command in the project and shows its output; exits if it fails. */
export function run(command, args, {env = {}, allowFailure = false} = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    shell: process.platform === 'win32',
  });
  if (result.error) throw result.error;
  if (result.status !== 0 && !allowFailure) process.exit(result.status ?? 1);
  return result.status ?? 1;
}

/** Runs a TypeScript file of the project. */
export function runScript(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}

export function runBuild(args = [], options = {}) {
  return run(process.execPath, ownTypeScript('scripts/build/run.ts', ...args), options);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares npm's record of what it installed with the lockfile. The record may lack only optional packages, for other
 * platforms. Also checks that each package exists, because a copied node_modules may be incomplete.
 */
export function isInstalled(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const isThere = (path, version) =>
    installed[path].version === version && existsSync(join(folder, path, 'package.json'));
  return Object.entries(locked).every(
    ([path, {version, optional}]) => path === '' || (installed[path] ? isThere(path, version) : optional),
  );
}

export function ensureDependencies() {
  requireNode();
  if (isInstalled(root)) return;
  console.log('Installing dependencies from package-lock.json (once; this takes a minute or two)…');
  run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);
}
