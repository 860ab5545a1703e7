/** Serves every built site the same way: brotli at its best, long caching for files with a hash, clean URLs. */
import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {mime} from '@fastify/send';
import {headersFor, readHeaderRules} from '../lib/header-rules';

export type ServedRequest = {path: string; bytes: number; isPrefetch: boolean};
export type Served = {
  origin: string;
  requests: ServedRequest[];
  /** Lighthouse's Slow 4G. In the server, because a browser's own throttling leaves out workers. */
  isSlow: boolean;
  close: () => void;
};

const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const PACKET = 2048;

/** Already compressed, so brotli would only make it larger. */
const COMPRESSED = /\.(png|jpe?g|webp|avif|woff2?|pagefind|pf_\w+|gz|br)$/;
const WITH_HASH = /[.\-_][\w-]{8,}\.(js|css|woff2?|svg)$|\/(_astro|assets|_next\/static|search-index\/[0-9a-f]{16})\//;

function findFile(folder: string, path: string): string | undefined {
  const plain = join(folder, path);
  const files = [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')];
  return files.find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

const encode = (file: string): Buffer =>
  COMPRESSED.test(file) ? readFileSync(file) : brotliCompressSync(readFileSync(file));

/** Responses share the connection packet by packet, as they would on the way to one reader. */
function slowLine() {
  let free = 0;
  return async (body: Buffer, send: (packet: Buffer) => void): Promise<void> => {
    await pause(LATENCY_MS);
    for (let sent = 0; sent < body.length; sent += PACKET) {
      const packet = body.subarray(sent, sent + PACKET);
      free = Math.max(free, performance.now()) + (1000 * packet.length) / BYTES_PER_SECOND;
      await pause(free - performance.now());
      send(packet);
    }
  };
}

export async function serveFolder(folder: string): Promise<Served> {
  const [sendSlowly, rules, bodies] = [slowLine(), readHeaderRules(folder) ?? [], new Map<string, Buffer>()];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = findFile(folder, path);
    if (!file) return void response.writeHead(404).end();
    const body = bodies.get(file) ?? encode(file);
    bodies.set(file, body);
    const purpose = `${request.headers['sec-purpose']}${request.headers.purpose}`;
    const isPrefetch = purpose.includes('prefetch') || 'next-router-prefetch' in request.headers;
    served.requests.push({path, bytes: body.length, isPrefetch});
    response.writeHead(200, {
      'content-type': mime.getType(file) ?? 'application/octet-stream',
      'cache-control': WITH_HASH.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headersFor(rules, path),
      ...(!COMPRESSED.test(file) && {'content-encoding': 'br'}),
    });
    if (!served.isSlow) return void response.end(body);
    void sendSlowly(body, (packet) => response.write(packet)).then(() => response.end());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  const close = () => void (server.closeAllConnections(), server.close());
  const served: Served = {origin: `http://127.0.0.1:${port}`, requests: [], isSlow: false, close};
  return served;
}
