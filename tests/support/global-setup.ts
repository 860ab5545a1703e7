/** Serves the built site once for all browser tests, as in production. */
import {existsSync} from 'node:fs';
import {createSiteServer, listen} from '../../scripts/serve/site-server';

/** `SITE_BUILD` selects another build of the site to test. */
const root = process.env.SITE_BUILD ?? 'build';

export default async function globalSetup() {
  if (!existsSync(`${root}/index.html`)) {
    throw new Error(`The browser tests need the built site in ${root}: run \`npm run build\` first.`);
  }
  const server = createSiteServer({root});
  process.env.SITE_BUILD = root;
  process.env.SITE_ORIGIN = `http://localhost:${await listen(server, 4173)}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
