/** Serves every built site the same way: brotli at its best, long caching for files with a hash, clean URLs. */
import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {brotliCompressSync, constants} from 'node:zlib';
import {lookup} from 'mrmime';
import {SPECULATION_RULES_FILE, SPECULATION_RULES_TYPE} from '../../config/speculation-rules';

export type ServedRequest = {path: string; bytes: number; isPrefetch: boolean};
/** Throttles in the server, so that it also applies to requests from workers, which browser throttling leaves out. */
export type Line = {latencyMs: number; bytesPerSecond: number};
export type Served = {
  origin: string;
  requests: ServedRequest[];
  /** Undefined: not throttled. */
  line: Line | undefined;
  close: () => void;
};

/** Lighthouse's Slow 4G. */
export const SLOW_LINE: Line = {latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8};
const PACKET = 2048;

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

/** Responses share the connection packet by packet, as they would on the way to one reader. */
function sharedLine() {
  let free = 0;
  return async (body: Buffer, {latencyMs, bytesPerSecond}: Line, send: (packet: Buffer) => void): Promise<void> => {
    await pause(latencyMs);
    for (let sent = 0; sent < body.length; sent += PACKET) {
      const packet = body.subarray(sent, sent + PACKET);
      free = Math.max(free, performance.now()) + (1000 * packet.length) / bytesPerSecond;
      await pause(free - performance.now());
      send(packet);
    }
  };
}

export async function serveFolder(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<Served> {
  const requests: ServedRequest[] = [];
  const sendSlowly = sharedLine();
  const encode = encoder();
  const served: Served = {
    origin: '',
    requests,
    line: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
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
    requests.push({path, bytes: body.length, isPrefetch});
    response.setHeader('content-type', lookup(file) ?? 'application/octet-stream');
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (file.endsWith(SPECULATION_RULES_FILE)) response.setHeader('content-type', SPECULATION_RULES_TYPE);
    if (!COMPRESSED.test(file)) response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', WITH_HASH.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (!served.line) response.end(body);
    else void sendSlowly(body, served.line, (packet) => response.write(packet)).then(() => response.end());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  served.origin = `http://127.0.0.1:${port}`;
  return served;
}
