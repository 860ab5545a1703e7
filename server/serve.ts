/** `tsx server/serve.ts [folder] [--port N] [--base /help/]`: serve a built site until Ctrl-C. */
import {parseArgs} from 'node:util';
import {createSiteServer, listen} from './static-server';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {port: {type: 'string', default: process.env.PORT ?? '3000'}, base: {type: 'string', default: '/'}},
});

async function main() {
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
