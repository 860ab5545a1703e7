/** Serves the built site once for all browser tests, as in production. */
import {existsSync} from 'node:fs';
import {createSiteServer, listen} from '../../server/static-server';

export default async function globalSetup() {
  if (!existsSync('build/index.html')) throw new Error('The browser tests need the built site: run `npm run build` first.');
  const server = createSiteServer({root: 'build'});
  process.env.SITE_ORIGIN = `http://localhost:${await listen(server, 4173)}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
