/**
 * Finds nginx and Caddy, or unpacks Debian's packages into the cache. Nothing is installed: an installed
 * nginx would start a service of its own.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';

export type Program = {
  file: string;
  /** Where the package's files lie: `/` when it is installed. */
  root: string;
};

const PACKAGES = {
  nginx: {
    file: 'usr/sbin/nginx',
    needs: 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    names: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libbrotli1'],
  },
  caddy: {file: 'usr/bin/caddy', needs: 'usr/bin/caddy', names: ['caddy']},
} as const;

export type ProgramName = keyof typeof PACKAGES;

function unpack(name: ProgramName, folder: string): void {
  const parts = `${folder}.parts`;
  rmSync(parts, {recursive: true, force: true});
  mkdirSync(parts, {recursive: true});
  const download = () => spawnSync('apt-get', ['download', ...PACKAGES[name].names], {cwd: parts, stdio: 'ignore'});
  // A fresh container has no package lists; only root may fetch them.
  if (download().status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'ignore'});
    download();
  }
  for (const file of readdirSync(parts)) execFileSync('dpkg', ['-x', join(parts, file), folder]);
  rmSync(parts, {recursive: true});
}

export function findProgram(name: ProgramName): Program | undefined {
  const {file, needs} = PACKAGES[name];
  const unpacked = resolve('.cache/hosting', name);
  const isComplete = (root: string) => existsSync(join(root, file)) && existsSync(join(root, needs));
  if (!isComplete('/') && !isComplete(unpacked) && process.platform === 'linux') unpack(name, unpacked);
  const root = ['/', unpacked].find(isComplete);
  return root ? {file: join(root, file), root} : undefined;
}
