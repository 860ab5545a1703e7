/**
 * `npm start [-- --port 8080]`: builds the site and serves it, below BASE_URL, until Ctrl-C.
 * `npm start -- folder` serves a folder that was built before.
 */
import {existsSync} from 'node:fs';
import {baseUrl} from '../../config/site-address';
import {readOptions} from '../../lib/options';
import {UserError} from '../../lib/user-error';
import {buildSite} from '../build/build-site';
import {listen} from './listen';
import {createSiteServer} from './site-server';

/** Why a port can't be used, where another one can. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not allowed for this user',
  EADDRINUSE: 'and the next 20 are in use',
};

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UserError(`"${text}" is not a port: set PORT or --port to a number from 0 to 65535.`);
}

async function main() {
  const {values, positionals} = readOptions({
    allowPositionals: true,
    options: {port: {type: 'string', default: process.env.PORT || '3000'}},
  });
  const wanted = portOf(values.port);
  const [folder] = positionals;
  if (folder && !existsSync(folder)) throw new UserError(`There is no folder ${folder}.`);
  const server = createSiteServer({root: folder ?? 'build', baseUrl});
  // Before the build, so that nobody waits for a site that can't be served.
  const port = await listen(server, wanted).catch(({code = '', message}: NodeJS.ErrnoException) => {
    const reason = REASONS[code];
    throw new UserError(
      reason
        ? `Port ${wanted} ${reason}: set PORT or --port to another one, such as 3000.`
        : `The server can't use port ${wanted}: ${message}.`,
    );
  });
  if (!folder) await buildSite();
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is in use; using ${port} instead.`);
  console.log(`The site is at http://localhost:${port}${baseUrl}  (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}

void main();
