/** Two releases of the site behind one address, switched by a link as on a real host. */
import {cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join, resolve} from 'node:path';
import {createSiteServer, listen} from '../../server/static-server';

const TEXTS = new Set(['.html', '.js', '.css', '.json']);

const other = (hash: string) => [...hash].reverse().join('');

/** The hashes in the names of the files; the folder of the search index has one too. */
function hashesIn(folder: string): string[] {
  const assets = readdirSync(join(folder, 'assets'), {recursive: true, encoding: 'utf8'});
  const {folder: index} = JSON.parse(readFileSync(join(folder, 'search-index/manifest.json'), 'utf8')) as {
    folder: string;
  };
  return [index, ...new Set(assets.flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []))];
}

/** The same content under other names, as when every file had changed; the old names are gone. */
function renameHashes(folder: string): void {
  const hashes = hashesIn(folder);
  const anyHash = new RegExp(hashes.join('|'), 'g');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  for (const {parentPath, name} of files) {
    const file = join(parentPath, name);
    // Only what the rename makes stale; the server sends the plain file instead.
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else {
      if (TEXTS.has(extname(name))) writeFileSync(file, readFileSync(file, 'utf8').replace(anyHash, other));
      renameSync(file, join(parentPath, name.replace(anyHash, other)));
    }
  }
  const index = join(folder, 'search-index', hashes[0]!);
  renameSync(index, join(folder, 'search-index', other(hashes[0]!)));
}

export type Releases = {origin: string; deployNew: () => void; deployOld: () => void; close: () => void};

export async function serveReleases(build: string): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const newer = join(folder, 'new');
  cpSync(build, newer, {recursive: true});
  renameHashes(newer);
  const current = join(folder, 'current');
  const point = (target: string) => {
    const next = `${current}.next`;
    symlinkSync(target, next);
    renameSync(next, current);
  };
  point(resolve(build));
  const server = createSiteServer({root: current});
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    deployNew: () => point(newer),
    deployOld: () => point(resolve(build)),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
