import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** Other engines, at fixed versions. They are no dependencies of the site, so the benchmark fetches them for itself. */
export const PEER_VERSIONS = {
  minisearch: '7.2.0',
  lunr: '2.3.9',
  '@orama/orama': '3.1.18',
  flexsearch: '0.8.212',
  pagefind: '1.6.0',
} as const;

export type PeerName = keyof typeof PEER_VERSIONS;

/** Peers are fetched when the benchmark runs, so their types are not known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Untyped = any;

export type Peers = {
  version(name: PeerName): string;
  /** A module of a peer. */
  load(name: PeerName, file: string): Promise<Untyped>;
};

/** Installs what is missing into a scratch folder; says which peers cannot be had. */
export function installPeers(folder = join(tmpdir(), 'search-bench-peers')): {peers: Peers; missing: PeerName[]} {
  mkdirSync(folder, {recursive: true});
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}');
  const at = (name: PeerName, file: string): string => join(folder, 'node_modules', name, file);
  const names = Object.keys(PEER_VERSIONS) as PeerName[];
  const missing = names.filter((name) => {
    if (installedVersion(at(name, 'package.json')) === PEER_VERSIONS[name]) return false;
    return !install(folder, `${name}@${PEER_VERSIONS[name]}`);
  });
  return {
    missing,
    peers: {
      version: (name) => PEER_VERSIONS[name],
      load: (name, file) => import(pathToFileURL(at(name, file)).href),
    },
  };
}

function installedVersion(manifest: string): string | undefined {
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version : undefined;
}

function install(folder: string, what: string): boolean {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', what], {cwd: folder, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
