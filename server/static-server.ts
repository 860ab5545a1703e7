/**
 * Serves a built site like a production host: real status codes, the site's own 404 page, precompressed bodies, the
 * build's headers on every response, nothing outside the folder. `send` handles conditional requests, ranges, and
 * streaming; sirv, the usual choice, leaks open files when a client disconnects and crashes when a file disappears.
 */
import {STATUS_CODES, createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {realpath} from 'node:fs/promises';
import {extname, relative, sep} from 'node:path';
import type {Duplex} from 'node:stream';
import send from 'send';
import {acceptedEncodings, type Encoding} from './accept-encoding';
import {acceptsMarkdown, markdownPath} from './accept-markdown';
import {contentType} from './content-types';
import {findFile, splitTarget, type FoundFile} from './files';
import {headersFor, readHeaderRules, type HeaderRule} from './header-rules';
import {inOrder} from './in-order';

export type SiteServerOptions = {
  root: string;
  baseUrl?: string;
};

type Site = Required<SiteServerOptions> & {rules: HeaderRule[]};
type Exchange = {request: IncomingMessage; response: ServerResponse; site: Site};

function sendText({response, site}: Exchange, status: number, text: string, headers: Record<string, string> = {}) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, {
    'cache-control': 'no-cache',
    ...headersFor(site.rules, '/'),
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(`${text}\n`);
}

/** Each page is served as HTML or Markdown from the same URL. */
const NEGOTIATED: ReadonlySet<string> = new Set(['.html', '.md']);

function setHeaders(
  {response, site}: Exchange,
  {file, encoding}: FoundFile,
  {size, mtimeMs}: {size: number; mtimeMs: number},
) {
  const path = `${site.baseUrl}${relative(site.root, file).split(sep).join('/')}`;
  // A 404 response must not be cached as long as the file itself.
  const isMissing = response.statusCode === 404;
  response.setHeaders(
    new Map(
      Object.entries({
        'cache-control': 'no-cache',
        'content-type': contentType(extname(file)),
        ...headersFor(site.rules, isMissing ? '/' : path),
        ...(encoding && {'content-encoding': encoding}),
        vary: NEGOTIATED.has(extname(file)) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
        etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding ?? ''}"`,
      }),
    ),
  );
}

function sendFile(exchange: Exchange, found: FoundFile, status = 200) {
  const {request, response, site} = exchange;
  response.statusCode = status;
  const path = encodeURIComponent(relative(site.root, found.body));
  send(request, path, {root: site.root, dotfiles: 'allow', lastModified: false, acceptRanges: status === 200})
    .on('headers', (_response, _path, stats: {size: number; mtimeMs: number}) => setHeaders(exchange, found, stats))
    .on('stream', (file: NodeJS.ReadableStream & {bytesRead: number}) =>
      // The file was truncated while streaming: the client must not wait for the rest.
      file.on('end', () => {
        if (file.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
      }),
    )
    .on('error', (error: {status: number; headers?: Record<string, string>}) => {
      if (response.headersSent) response.destroy();
      else sendText(exchange, error.status, STATUS_CODES[error.status] ?? 'Error', error.headers);
    })
    .pipe(response);
}

async function sendNotFound(exchange: Exchange, encodings: Encoding[]) {
  const page = await findFile(exchange.site.root, '/404.html', encodings);
  if (page.kind === 'file') sendFile(exchange, page, 404);
  else sendText(exchange, 404, 'Not found');
}

/** The page in the format that the client accepts. */
async function negotiate({request, site}: Exchange, path: string, page: FoundFile, encodings: Encoding[]) {
  if (extname(page.file) !== '.html' || !acceptsMarkdown(request.headers.accept)) return page;
  const markdown = await findFile(site.root, markdownPath(path), encodings);
  return markdown.kind === 'file' ? markdown : page;
}

async function answer(exchange: Exchange) {
  const {request, site} = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(exchange, 405, 'Only GET and HEAD are answered here.', {allow: 'GET, HEAD'});
  }
  const target = splitTarget(request.url);
  if (!target || (request.httpVersion === '1.1' && request.headers.host === undefined)) {
    return sendText(exchange, 400, 'The address is not valid.');
  }
  const {path, query} = target;
  const encodings = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
  if (!`${path}/`.startsWith(site.baseUrl)) return sendNotFound(exchange, encodings);
  const local = `/${path.slice(site.baseUrl.length)}`;
  const found = await findFile(site.root, local, encodings);
  if (found.kind === 'file') return sendFile(exchange, await negotiate(exchange, local, found, encodings));
  if (found.kind === 'refused') return sendText(exchange, 403, 'Refused.');
  if (found.kind === 'missing') return sendNotFound(exchange, encodings);
  const location = encodeURI(site.baseUrl.slice(0, -1) + found.to) + query;
  sendText(exchange, 301, location, {location});
}

/** The root may be a symlink that a deploy repoints: each request sees a single release, with its headers. */
function releaseReader({root, baseUrl = '/'}: SiteServerOptions): () => Promise<Site> {
  let site: Site | undefined;
  return async () => {
    const release = await realpath(root);
    if (site?.root !== release) site = {root: release, baseUrl, rules: readHeaderRules(release)};
    return site;
  };
}

const PARSER_ERRORS: Readonly<Record<string, number>> = {HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408};

/** A request that cannot be parsed has no response object, so the response is written to the socket. */
function refuseUnreadable(code: string | undefined, connection: Duplex, site: Site) {
  const status = PARSER_ERRORS[code ?? ''] ?? 400;
  const headers = {...headersFor(site.rules, '/'), connection: 'close', 'content-length': '0'};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

export function createSiteServer(options: SiteServerOptions): Server {
  const currentRelease = releaseReader(options);
  const noRelease: Site = {root: options.root, baseUrl: '/', rules: []};
  const serve = (request: IncomingMessage, response: ServerResponse, act: (exchange: Exchange) => unknown) =>
    inOrder(request, response, async () => {
      let exchange: Exchange = {request, response, site: noRelease};
      try {
        exchange = {request, response, site: await currentRelease()};
        await act(exchange);
      } catch (error) {
        console.error(`${request.method} ${request.url}:`, error);
        if (response.headersSent) response.destroy();
        else sendText(exchange, 500, 'The server could not answer.');
      }
    });
  // `answer` rejects requests without a host, with the site's headers.
  const server = createServer({requireHostHeader: false}, (request, response) => void serve(request, response, answer));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    serve(request, response, (exchange) => sendText(exchange, 417, 'The expectation cannot be met.')),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    if (!connection.writable) return void connection.destroy();
    currentRelease()
      .catch(() => noRelease)
      .then((site) => refuseUnreadable(error.code, connection, site));
  });
  return server;
}

/** Listens on the port, or on the next free one if it is in use; resolves with the actual port. */
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
