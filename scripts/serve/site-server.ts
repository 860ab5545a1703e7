/**
 * Serves a built site like a production host: the headers of the build, the site's own 404 page, Markdown on request,
 * precompressed files, one address per page. Looks files up on every request, so a new build is served at once.
 */
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {unescape} from 'node:querystring';
import {lookup} from 'mrmime';
import sirv from 'sirv';
import {headersFor, readHeaderRules} from '../../lib/header-rules';

/** Hidden files, configuration files of hosts, and whatever would leave the folder. */
const NOT_SERVED = /[/\\]\.(?!well-known(\/|$))|^\/_(headers|redirects)$|\0/;

/** Names the type with a weight of 1, which browsers never do. deploy/nginx.conf and deploy/Caddyfile do the same. */
const ACCEPTS_MARKDOWN = /text\/markdown\s*(,|;\s*q=1|$)/i;

/** Without `index.html`, a trailing slash, or repeated slashes: a redirect to `//docs` would lead to another host. */
const canonicalPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/(?<=.)\/$/, '');

/** sirv leaves a file open when the client disconnects, and does not handle one that disappears. */
function closeFileWith(response: ServerResponse): void {
  response.on('pipe', (file: NodeJS.ReadableStream & {destroy: () => void}) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

export function createSiteServer({root, baseUrl = '/'}: {root: string; baseUrl?: string}): Server {
  const headersAt = (path: string) => ({'cache-control': 'no-cache', ...headersFor(readHeaderRules(root), path)});
  const sendNotFound = (response: ServerResponse) => {
    const page = join(root, '404.html');
    const isBrotli = /\bbr\b/.test(response.req.headers['accept-encoding'] ?? '') && existsSync(`${page}.br`);
    const file = isBrotli ? `${page}.br` : page;
    // A missing file must not be cached as long as the file would be.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (isBrotli) response.setHeader('content-encoding', 'br');
    response.writeHead(404, {...headersAt(baseUrl), 'content-type': 'text/html; charset=utf-8'});
    response.end(existsSync(file) ? readFileSync(file) : 'Not found\n');
  };
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const type = lookup(path) ?? '';
      if (/^text\/(?!html)/.test(type)) response.setHeader('content-type', `${type}; charset=utf-8`);
      if (!extname(path) || type === 'text/markdown') response.setHeader('vary', 'Accept, Accept-Encoding');
    },
    onNoMatch: (_, response) => sendNotFound(response),
  });

  const answer = (request: IncomingMessage, response: ServerResponse, tries = 0): void => {
    // For an instant while a new build takes the place of the old one, there is no folder.
    if (tries < 20 && !existsSync(root)) return void setTimeout(answer, 25, request, response, tries + 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, {...headersAt(baseUrl), allow: 'GET, HEAD'}).end();
    }
    const [, raw = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    // Unlike decodeURIComponent, this never throws: a broken percent code such as `/%E0%A4%A` names no file.
    const path = unescape(raw);
    const local = `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : undefined;
    if (!local || NOT_SERVED.test(local)) return sendNotFound(response);
    const canonical = canonicalPath(local);
    if (canonical !== local && existsSync(join(root, canonical, 'index.html'))) {
      const location = encodeURI(baseUrl.slice(0, -1) + canonical) + query;
      return void response.writeHead(301, {...headersAt(baseUrl), location}).end();
    }
    const markdown = `${local === '/' ? '/index' : local}.md`;
    const isMarkdown = ACCEPTS_MARKDOWN.test(request.headers.accept ?? '') && existsSync(join(root, markdown));
    response.setHeaders(new Map(Object.entries(headersAt(path))));
    closeFileWith(response);
    request.url = encodeURI(isMarkdown ? markdown : local);
    sendFile(request, response);
  };
  return createServer((request, response) => answer(request, response));
}

/** Listens on the port, or on the next free one if it is in use; resolves with the actual port. */
export async function listen(server: Server, port: number, attempts = 20): Promise<number> {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken && attempts > 0 && port < 65_535) return listen(server, port + 1, attempts - 1);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}
