/** Serves any built site in the same way: brotli at its best, long caching for files with a hash, clean addresses. */
import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {contentType} from '../../server/content-types';

export type ServedRequest = {path: string; bytes: number; isScript: boolean; isPrefetch: boolean};
export type Served = {origin: string; requests: ServedRequest[]; close: () => void};

/** Already compressed, so brotli would only make it larger. */
const COMPRESSED = /\.(png|jpe?g|webp|avif|woff2?|pagefind|pf_\w+|gz|br)$/;
const WITH_HASH = /[.\-_][\w-]{8,}\.(js|css|woff2?|svg)$|\/(_astro|assets|_next\/static|search-index\/[0-9a-f]{16})\//;

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

function findFile(folder: string, path: string): string | undefined {
  const plain = join(folder, path);
  return [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')].find(isFile);
}

function encoder(): (file: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (file) => {
    const body = known.get(file) ?? readFileSync(file);
    if (known.has(file) || COMPRESSED.test(file)) return body;
    const encoded = brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: body.length}});
    known.set(file, encoded);
    return encoded;
  };
}

export async function serveFolder(folder: string): Promise<Served> {
  const requests: ServedRequest[] = [];
  const encode = encoder();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = findFile(folder, path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = encode(file);
    const purpose = `${request.headers['sec-purpose']}${request.headers.purpose}`;
    const isPrefetch = purpose.includes('prefetch') || 'next-router-prefetch' in request.headers;
    requests.push({path, bytes: body.length, isScript: /\.m?js$/.test(file), isPrefetch});
    response.setHeader('content-type', contentType(extname(file)));
    if (!COMPRESSED.test(file)) response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', WITH_HASH.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.end(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
