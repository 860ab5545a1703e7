/** `tsx server/serve.ts [folder] [--port N] [--base /help/]`: serves a built site until Ctrl-C. */
import '../lib/report-errors';
import {parseArgs} from 'node:util';
import {baseUrl} from '../config/site-address';
import {createSiteServer, listen} from './static-server';

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {port: {type: 'string', default: process.env.PORT ?? '3000'}, base: {type: 'string', default: baseUrl}},
  });
  const wanted = Number(values.port);
  const server = createSiteServer({root: positionals[0] ?? 'build', baseUrl: values.base});
  const port = await listen(server, wanted);
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is in use; using ${port} instead.`);
  console.log(`The site is at http://localhost:${port}${values.base}  (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}

void main();
