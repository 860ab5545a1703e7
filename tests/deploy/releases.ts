/** Two releases of the site on one origin, switched by a symlink as on a real host. */
import {mkdtempSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {createSiteServer, listen} from '../../scripts/serve/site-server';
import {fixtureSite} from '../support/fixture-sites';

export type Releases = {origin: string; deployNew: () => void; deployOld: () => void; close: () => void};

export async function serveReleases(build: string): Promise<Releases> {
  const {outDir} = await fixtureSite('next');
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const current = join(folder, 'current');
  const point = (target: string) => {
    const next = `${current}.next`;
    symlinkSync(resolve(target), next);
    renameSync(next, current);
  };
  point(build);
  const server = createSiteServer({root: current});
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    deployNew: () => point(outDir),
    deployOld: () => point(build),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
