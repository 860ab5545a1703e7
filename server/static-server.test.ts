import type {Server} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen} from './static-server';
import {rawRequest, type RequestOptions} from './testing/raw-request';
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

  it.each(['/%252e%252e/secret.txt', '/.git/config', '/_headers', 'http://elsewhere.example/'])(
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
    expect((await get('/')).headers.vary).toBe('Accept-Encoding');
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

it('sends the headers that the build wrote, with every kind of answer', async () => {
  for (const path of ['/', '/nope', '/docs/cases/overview/', '/%']) {
    expect((await get(path)).headers['x-content-type-options'], path).toBe('nosniff');
  }
});
