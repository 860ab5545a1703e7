/**
 * Finds nginx and Caddy, or unpacks Debian's packages into the cache. Nothing is installed: an installed nginx would
 * start its own service.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';

export type Program = {
  file: string;
  /** Root of the package's files: `/` if it is installed. */
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

const APT = {stdio: 'ignore', timeout: 60_000} as const;

function unpack(name: ProgramName, folder: string): void {
  const parts = `${folder}.parts`;
  // Created first, so that a failed download isn't retried by every test process.
  mkdirSync(folder, {recursive: true});
  mkdirSync(parts, {recursive: true});
  const download = () => spawnSync('apt-get', ['download', ...PACKAGES[name].names], {...APT, cwd: parts}).status === 0;
  // A fresh container has no package lists; only root can fetch them.
  const downloaded = download() || (spawnSync('apt-get', ['update', '-qq'], APT).status === 0 && download());
  if (downloaded) for (const file of readdirSync(parts)) execFileSync('dpkg', ['-x', join(parts, file), folder]);
  rmSync(parts, {recursive: true});
}

export function findProgram(name: ProgramName): Program | undefined {
  const {file, needs} = PACKAGES[name];
  const unpacked = resolve('.cache/hosting', name);
  const isComplete = (root: string) => existsSync(join(root, file)) && existsSync(join(root, needs));
  if (!isComplete('/') && !existsSync(unpacked) && process.platform === 'linux') unpack(name, unpacked);
  const root = ['/', unpacked].find(isComplete);
  return root ? {file: join(root, file), root} : undefined;
}
