import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {install} from '../../bench/site/scratch';

/** Other engines, at pinned versions. They aren't dependencies of the site, so the benchmark installs them itself. */
const PEER_VERSIONS = {
  minisearch: '7.2.0',
  lunr: '2.3.9',
  '@orama/orama': '3.1.18',
  flexsearch: '0.8.212',
  pagefind: '1.6.0',
} as const;

export type PeerName = keyof typeof PEER_VERSIONS;

/** Peers are installed when the benchmark runs, so their types aren't known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Untyped = any;

export type Peers = {
  version(name: PeerName): string;
  /** Loads a module of a peer. */
  load(name: PeerName, file: string): Promise<Untyped>;
};

/** Installs missing peers, each into its own scratch folder; reports those that aren't available. */
export async function installPeers(): Promise<{peers: Peers; missing: PeerName[]}> {
  const folders = new Map<PeerName, string>();
  const missing: PeerName[] = [];
  for (const [name, version] of Object.entries(PEER_VERSIONS) as [PeerName, string][]) {
    await install(name, {dependencies: {[name]: version}}).then(
      (folder) => folders.set(name, folder),
      () => missing.push(name),
    );
  }
  return {
    missing,
    peers: {
      version: (name) => PEER_VERSIONS[name],
      load: (name, file) => import(pathToFileURL(join(folders.get(name)!, 'node_modules', name, file)).href),
    },
  };
}
