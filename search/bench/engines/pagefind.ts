import {createServer} from 'node:http';
import {mkdtemp, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Peers, Untyped} from '../peers';
import type {BenchEngine} from './engine';

/** Pagefind's browser code, run in Node against a local server, with titles in the form its ranking expects. */
export function pagefindEngine(peers: Peers): BenchEngine {
  return {
    name: 'Pagefind',
    version: peers.version('pagefind'),
    async build(docs) {
      const builder = await peers.load('pagefind', 'lib/index.js');
      const {index} = await builder.createIndex();
      for (const [i, {title, parents, text}] of docs.entries()) {
        await index.addCustomRecord({
          url: `/${i}`,
          content: `${title}. ${parents}. ${text}`,
          language: 'en',
          meta: {title},
        });
      }
      const {files} = (await index.getFiles()) as {files: {path: string; content: Uint8Array}[]};
      await builder.close();
      const contents = new Map(files.map(({path, content}) => [`/pagefind/${path}`, content]));
      const server = createServer((request, response) => {
        const content = contents.get(new URL(request.url!, 'http://localhost').pathname);
        response.writeHead(content ? 200 : 404).end(content);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      return {
        serialized: undefined,
        async open() {
          const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
          const pagefind = await loadBrowserCode(contents.get('/pagefind/pagefind.js')!, root);
          return {
            async search(query) {
              const {results} = await pagefind.search(query);
              const top = await Promise.all(results.slice(0, 20).map((result: Untyped) => result.data()));
              return top.map(({raw_url, url}: Untyped) => docs[Number((raw_url ?? url).slice(1))]!.id);
            },
          };
        },
        close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
      };
    },
  };
}

async function loadBrowserCode(code: Uint8Array, root: string): Promise<Untyped> {
  const file = join(await mkdtemp(join(tmpdir(), 'pagefind-')), 'pagefind.mjs');
  await writeFile(file, code);
  const nodeFetch = globalThis.fetch;
  Object.assign(globalThis, {
    document: {querySelector: () => ({getAttribute: () => 'en'})},
    window: globalThis,
    location: new URL(root),
    fetch: (address: string, options: RequestInit) => nodeFetch(new URL(address, root), options),
  });
  const pagefind = await import(pathToFileURL(file).href);
  await pagefind.init();
  return pagefind;
}
