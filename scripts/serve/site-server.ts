/**
 * Serves a built site as a production host would: the build's own headers, its 404 page, Markdown on request,
 * precompressed files, one address per page. Files are looked up on every request, so a new build is served at once.
 * @fastify/send answers ranges and conditional requests.
 */
import {once} from 'node:events';
import {ReadStream, realpathSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server} from 'node:http';
import {join, sep} from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {setTimeout as wait} from 'node:timers/promises';
import {negotiate} from '@fastify/accept-negotiator';
import {isUtf8MimeType, mime, send} from '@fastify/send';
import {ACCEPTS_MARKDOWN} from '../../config/headers';
import {headersFor, readHeaderRules, type HeaderRule} from '../../lib/header-rules';

/** Hidden files, configuration for hosts, the 404 page by its file name, and characters that no path should have. */
const NOT_SERVED = /\/\.(?!well-known\/)|^\/(_headers|_redirects|404\.html)$|[\\\0]/;

const ACCEPTED_MARKDOWN = new RegExp(ACCEPTS_MARKDOWN, 'i');

/** Endings of the copies that the build writes, by preference. */
const ENCODINGS: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz', identity: ''};

/** How often an answer is begun while builds change. */
const TRIES = 20;

type Answer = {status: number; headers: OutgoingHttpHeaders; body: Readable | Buffer | string};

/** Without `index.html`, a slash at the end, or repeated slashes: a redirect to `//docs` would lead to another host. */
const canonicalPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=\/)index\.html$/, '')
    .replace(/(?<=.)\/$/, '');

/** Undefined if the path can't name a file: it has a broken percent code, or an encoded slash. */
function decodePath(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export function createSiteServer({root, baseUrl = '/'}: {root: string; baseUrl?: string}): Server {
  let rules: HeaderRule[] = [];
  const headersAt = (path: string): Record<string, string> => {
    // While one build takes the place of another, the rules of the last one hold: no answer goes out without a policy.
    rules = readHeaderRules(root) ?? rules;
    return {'cache-control': 'no-cache', ...headersFor(rules, path)};
  };

  /** Whether the build itself has the file: no symbolic link leads out of its folder. */
  const isFile = (path: string): boolean => {
    try {
      const folder = realpathSync(root);
      const file = realpathSync(join(folder, path));
      return !path.endsWith('/') && file.startsWith(folder + sep) && statSync(file).isFile();
    } catch {
      return false;
    }
  };

  /** The copy that the client prefers, and what to say about it. */
  const copyOf = (file: string, {headers}: IncomingMessage): [path: string, headers: Record<string, string>] => {
    const copies = Object.keys(ENCODINGS).filter((encoding) => isFile(file + ENCODINGS[encoding]));
    const encoding = negotiate(headers['accept-encoding'] ?? '', copies) ?? 'identity';
    const type = mime.getType(file) ?? 'application/octet-stream';
    return [
      file + ENCODINGS[encoding],
      {
        'content-type': isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
        vary: /\.(html|md)$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
        ...(encoding !== 'identity' && {'content-encoding': encoding}),
      },
    ];
  };

  async function fileAnswer(request: IncomingMessage, path: string, file: string): Promise<Answer> {
    const [copy, described] = copyOf(file, request);
    const encoded = copy.split('/').map(encodeURIComponent).join('/');
    const {stream, statusCode, headers, type} = await send(request, encoded, {
      root,
      cacheControl: false,
      contentType: false,
      dotfiles: 'allow',
    });
    // 404 and 500 are files that have just disappeared or can't be opened; 412 and 416 answer the client's conditions.
    if (type === 'error' && ![412, 416].includes(statusCode)) throw new Error(`${file}: ${statusCode}`);
    if (stream instanceof ReadStream) await once(stream, 'open');
    return {
      status: statusCode,
      headers: {...headers, ...(type === 'file' && described), ...headersAt(path)},
      body: stream,
    };
  }

  async function notFound(request: IncomingMessage): Promise<Answer> {
    const [copy, described] = copyOf('404.html', request);
    const body = await readFile(join(root, copy)).catch(() => undefined);
    return {status: 404, headers: {...(body && described), ...headersAt(baseUrl)}, body: body ?? 'Not found\n'};
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const say = (status: number, headers: Record<string, string> = {}): Answer => ({
      status,
      headers: {...headersAt(baseUrl), ...headers},
      body: '',
    });
    if ((request.headersDistinct.host?.length ?? 0) > 1) return say(400);
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, {allow: 'GET, HEAD'});

    const [, raw = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const path = decodePath(raw);
    if (path === baseUrl.slice(0, -1) && path) return say(301, {location: baseUrl + query});
    if (!path?.startsWith(baseUrl)) return notFound(request);
    const local = path.slice(baseUrl.length - 1);
    if (NOT_SERVED.test(local)) return notFound(request);

    const canonical = canonicalPath(local);
    const page = join(canonical, 'index.html');
    if (canonical !== local) {
      if (!isFile(page)) return notFound(request);
      return say(301, {location: encodeURI(baseUrl.slice(0, -1) + canonical) + query});
    }
    const markdown = local === '/' ? '/index.md' : `${local}.md`;
    const asked = ACCEPTED_MARKDOWN.test(request.headers.accept ?? '') ? [markdown, local, page] : [local, page];
    const file = asked.find(isFile);
    return file ? fileAnswer(request, path, file) : notFound(request);
  }

  /** Which build is in the folder: undefined for an instant while a new one takes the place of the old one. */
  const currentBuild = () => statSync(root, {throwIfNoEntry: false})?.ino;

  /** Length, bytes, and headers of an answer come from one build: if another one has come meanwhile, it starts again. */
  async function answerFromOneBuild(request: IncomingMessage): Promise<Answer> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const build = currentBuild();
      if (build === undefined && tries < TRIES) {
        await wait(25);
        continue;
      }
      try {
        const found = await answer(request);
        if (currentBuild() === build) return found;
        if (found.body instanceof Readable) found.body.destroy();
      } catch (error) {
        if (currentBuild() === build) throw error;
      }
    }
    throw new Error('the build changes all the time');
  }

  return createServer((request, response) => {
    const respond = async () => {
      const {status, headers, body} = await answerFromOneBuild(request);
      response.writeHead(status, headers);
      if (body instanceof Readable) await pipeline(body, response);
      else response.end(body);
    };
    const answerSafely = () =>
      void respond().catch((error: NodeJS.ErrnoException) => {
        if (response.headersSent) return void response.destroy();
        console.error(`${request.url}: ${error.message}`);
        response.writeHead(500).end();
      });
    // A pipelined request waits for its turn: its file would stay open if the client went away before that.
    if (response.socket) answerSafely();
    else response.once('socket', answerSafely);
  });
}
