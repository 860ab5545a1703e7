import type {Server} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import * as files from './files';
import {createSiteServer, listen} from './static-server';
import {rawBytes, rawRequest, type RequestOptions} from './testing/raw-request';
import {createSampleSite, HOME, NOT_FOUND, SCRIPT, type SampleSite} from './testing/sample-site';

let site: SampleSite;
let server: Server;
let port: number;
const get = (path: string, options?: RequestOptions) => rawRequest(port, path, options);

beforeAll(async () => {
  site = createSampleSite();
  server = createSiteServer({root: site.root});
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('status codes', () => {
  it('answers a page with 200 and its type', async () => {
    const answer = await get('/docs/cases/overview');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toContain('<title>Cases</title>');
  });

  it('answers a page as Markdown to who asks for it, and as HTML where there is none', async () => {
    const headers = {accept: 'text/markdown, */*;q=0.1'};
    const markdown = await get('/docs/cases/overview', {headers});
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.vary).toBe('Accept, Accept-Encoding');
    expect(markdown.body.toString()).toBe('# Cases');
    expect((await get('/', {headers})).body.toString()).toBe(HOME);
    const less = await get('/docs/cases/overview', {headers: {accept: 'text/html, text/markdown;q=0.9'}});
    expect(less.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/nope', '/docs/nope', '/docs/cases/overview/nope', '/index.htm'])(
    'answers %s with 404 and the site’s own page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toBe(NOT_FOUND);
    },
  );

  it('shows no directory listing: a folder without a page is not found', async () => {
    for (const path of ['/docs', '/docs/', '/assets/js', '/assets/js/', '/img/']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString(), path).not.toContain('main.abc.js');
    }
  });

  it('answers HEAD like GET, without a body', async () => {
    const [head, full] = [await get('/', {method: 'HEAD'}), await get('/')];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(HOME)));
    expect(head.headers.etag).toBe(full.headers.etag);
    expect(head.body).toHaveLength(0);
    expect((await get('/nope', {method: 'HEAD'})).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405 and says what is allowed', async (method) => {
    const answer = await get('/', {method});
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/docs/cases/overview/', '/docs/cases/overview'],
    ['/docs/cases/overview/index.html', '/docs/cases/overview'],
    ['/index.html', '/'],
    ['/docs/cases/overview/?q=a?b&c', '/docs/cases/overview?q=a?b&c'],
    ['//docs/cases/overview/', '/docs/cases/overview'],
    ['//docs//cases/overview', '/docs/cases/overview'],
  ])('sends %s to %s', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });
});

describe('paths that lead out of the site', () => {
  it.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/leads-out.txt',
  ])('refuses %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it.each(['/..%5csecret.txt', '/%00', '/index.html%00.txt', '/%', '/%zz', '/%c0%ae%c0%ae/secret.txt'])(
    'says that %s is not an address',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it.each(['/%252e%252e/secret.txt', '/.git/config', '/_headers', 'http://elsewhere.example/nope'])(
    'does not know %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe(NOT_FOUND);
    },
  );

  it('serves the one hidden folder that is public', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends the precompressed file to a client that accepts %s', async (accepted, encoding, decode) => {
    const answer = await get('/assets/js/main.abc.js', {headers: {'accept-encoding': accepted}});
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(decode(answer.body).toString()).toBe(SCRIPT);
  });

  it('sends the plain file to a client that accepts none, and where none was made', async () => {
    const plain = await get('/assets/js/main.abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    const small = await get('/assets/css/styles.abc.css', {headers: {'accept-encoding': 'br'}});
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('tells caches that the body depends on the encoding', async () => {
    expect((await get('/')).headers.vary).toBe('Accept, Accept-Encoding');
  });
});

describe('caching', () => {
  it('makes hashed files immutable and lets pages be asked for again', async () => {
    expect((await get('/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/nope')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['the tag', (etag: string) => etag],
    ['the weak tag', (etag: string) => `W/${etag}`],
    ['a list with the tag', (etag: string) => `"other", ${etag}`],
    ['any tag', () => '*'],
  ])('answers 304 without a body to %s', async (_, known) => {
    const {etag = ''} = (await get('/')).headers;
    const answer = await get('/', {headers: {'if-none-match': known(etag)}});
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
  });

  it('answers 200 to another tag, and never 304 to a missing page', async () => {
    expect((await get('/', {headers: {'if-none-match': '"other"'}})).status).toBe(200);
    const {etag = ''} = (await get('/nope')).headers;
    expect((await get('/nope', {headers: {'if-none-match': etag}})).status).toBe(404);
  });

  it('gives each encoding a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) =>
          (await get('/assets/js/main.abc.js', {headers: {'accept-encoding': encoding}})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

it.each([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['x-br-y', undefined],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=nonsense', undefined],
  ['', undefined],
])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
  const answer = await get('/assets/js/main.abc.js', {headers: {'accept-encoding': accepted}});
  expect(answer.headers['content-encoding']).toBe(encoding);
});

describe('targets', () => {
  it('in absolute form are answered like the path alone', async () => {
    const answer = await get('http://docs.example/docs/cases/overview?a=b');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain('<title>Cases</title>');
    expect((await get('http://docs.example')).body.toString()).toBe(HOME);
  });
});

describe('ranges', () => {
  it('are sent in part', async () => {
    const answer = await get('/', {headers: {range: 'bytes=2-8'}});
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe(HOME.slice(2, 9));
    expect(answer.headers['content-range']).toBe(`bytes 2-8/${HOME.length}`);
  });

  it('past the end are refused', async () => {
    expect((await get('/', {headers: {range: 'bytes=9999-'}})).status).toBe(416);
  });

  it('are ignored on the not-found page', async () => {
    expect((await get('/nope', {headers: {range: 'bytes=0-1'}})).status).toBe(404);
  });
});

it('does not follow a compressed file that is a link out of the folder', async () => {
  const answer = await get('/assets/css/linked.abc.css', {headers: {'accept-encoding': 'br'}});
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe('body{}');
});

it('caches a missing asset no longer than a page', async () => {
  const answer = await get('/assets/js/gone.abc.js');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

describe('the headers that the build wrote', () => {
  it.each([
    ['/', 200, {}],
    ['/nope', 404, {}],
    ['/docs/cases/overview/', 301, {}],
    ['/../secret.txt', 403, {}],
    ['/%', 400, {}],
    ['/', 405, {method: 'POST'}],
    ['/', 304, {headers: {'if-none-match': '*'}}],
    ['/', 412, {headers: {'if-match': '"other"'}}],
    ['/', 416, {headers: {range: 'bytes=9999-'}}],
    ['/', 417, {headers: {expect: 'the impossible'}}],
  ])('come with %s, status %i', async (path, status, options: RequestOptions) => {
    const answer = await get(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['a request that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('come with the refusal of %s', async (_, bytes, status) => {
    const text = await rawBytes(port, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('come with an internal error', async () => {
    const lost = createSiteServer({root: site.root});
    const lostPort = await listen(lost, 0);
    expect((await rawRequest(lostPort, '/')).status).toBe(200);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = vi.spyOn(files, 'findFile').mockRejectedValueOnce(new Error('disk'));
    const answer = await rawRequest(lostPort, '/');
    expect(answer.status).toBe(500);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(said).toHaveBeenCalled();
    broken.mockRestore();
    said.mockRestore();
    lost.close();
  });
});
