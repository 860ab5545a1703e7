/**
 * Serves a built site as a good host would: real status codes, the site's own not-found page,
 * precompressed bodies, the build's headers, nothing outside the folder. Written by hand because it
 * must speak the build's `_headers` file and stay free of run-time dependencies.
 */
import {createReadStream} from 'node:fs';
import {realpath, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {pipeline} from 'node:stream';
import {contentType} from './content-types';
import {decodePath, findFile, type Found} from './files';
import {headersFor, readHeaderRules, type HeaderRule} from './header-rules';

export type SiteServerOptions = {
  root: string;
  baseUrl?: string;
};

type Site = Required<SiteServerOptions> & {rules: HeaderRule[]};
type FoundFile = Extract<Found, {kind: 'file'}>;

const ENCODINGS = [
  {name: 'br', extension: '.br', pattern: /\bbr\b/},
  {name: 'gzip', extension: '.gz', pattern: /\bgzip\b/},
] as const;

async function chooseBody(found: FoundFile, acceptEncoding: string) {
  for (const {name, extension, pattern} of ENCODINGS) {
    if (!pattern.test(acceptEncoding)) continue;
    const compressed = `${found.file}${extension}`;
    try {
      return {file: compressed, size: (await stat(compressed)).size, encoding: name};
    } catch {
      // Not precompressed: small or already compressed kinds are sent as they are.
    }
  }
  return {file: found.file, size: found.size, encoding: undefined};
}

/** Caches on the way may mark a tag as weak, and a client may name several. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  found: FoundFile,
  status: number,
) {
  const body = await chooseBody(found, String(request.headers['accept-encoding'] ?? ''));
  const sitePath = found.file.slice(site.root.length).replaceAll('\\', '/');
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.modified.getTime()).toString(36)}${body.encoding ?? ''}"`;
  const headers: Record<string, string | number> = {
    'cache-control': 'no-cache',
    'content-type': contentType(extname(found.file)),
    ...headersFor(site.rules, site.baseUrl.slice(0, -1) + sitePath),
    'content-length': body.size,
    vary: 'Accept-Encoding',
    etag,
  };
  if (body.encoding) headers['content-encoding'] = body.encoding;
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    delete headers['content-length'];
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(body.file), response, () => {});
}

function sendText(
  response: ServerResponse,
  site: Site,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {...headersFor(site.rules, '/'), 'content-type': 'text/plain; charset=utf-8', ...headers});
  response.end(`${text}\n`);
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, site: Site) {
  const page = await findFile(site.root, '/404.html');
  if (page.kind === 'file') await sendFile(request, response, site, page, 404);
  else sendText(response, site, 404, 'Not found');
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, site, 405, 'Only GET and HEAD are answered here.', {allow: 'GET, HEAD'});
    return;
  }
  const [, rawPath = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
  const path = decodePath(rawPath);
  if (path === undefined) {
    sendText(response, site, 400, 'The address is not valid.');
    return;
  }
  if (!`${path}/`.startsWith(site.baseUrl)) {
    await sendNotFound(request, response, site);
    return;
  }
  const found = await findFile(site.root, `/${path.slice(site.baseUrl.length)}`);
  if (found.kind === 'file') await sendFile(request, response, site, found, 200);
  else if (found.kind === 'redirect') {
    const location = encodeURI(site.baseUrl.slice(0, -1) + found.to) + query;
    sendText(response, site, 301, location, {location});
  } else if (found.kind === 'refused') sendText(response, site, 403, 'Refused.');
  else await sendNotFound(request, response, site);
}

/** The root may be a link that a deploy points at the next release: each request sees one release, with its headers. */
function releaseReader({root, baseUrl = '/'}: SiteServerOptions): () => Promise<Site> {
  let site: Site | undefined;
  return async () => {
    const release = await realpath(root);
    if (site?.root !== release) site = {root: release, baseUrl, rules: readHeaderRules(release)};
    return site;
  };
}

export function createSiteServer(options: SiteServerOptions): Server {
  const currentRelease = releaseReader(options);
  return createServer((request, response) => {
    currentRelease()
      .then((site) => answer(request, response, site))
      .catch((error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error);
        if (response.headersSent) response.destroy();
        else
          response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'}).end('The server could not answer.\n');
      });
  });
}

/** Listens on the port, or on the next free one when it is taken; resolves with the port in use. */
export function listen(server: Server, port: number, host = 'localhost', attempts = 20): Promise<number> {
  return new Promise((done, fail) => {
    const tryPort = (candidate: number, left: number) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && left > 0 && candidate !== 0) tryPort(candidate + 1, left - 1);
        else fail(error);
      });
      server.listen(candidate, host, () => {
        const address = server.address();
        server.removeAllListeners('error');
        done(typeof address === 'object' && address ? address.port : candidate);
      });
    };
    tryPort(port, attempts);
  });
}
