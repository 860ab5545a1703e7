/** The configurations in deploy/ do what they say: the same requests to each kind of host, over HTTP. */
import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {parseHeaderRules} from '../../lib/header-rules';
import {rawRequest, type RequestOptions} from '../../scripts/serve/testing/raw-request';
import {hostKinds, startHost, type Host} from './hosts';

const build = process.env.SITE_BUILD ?? 'build';
const PAGE = '/docs/cases/overview';

for (const kind of hostKinds()) {
  test.describe(kind, () => {
    test.describe.configure({mode: 'serial'});
    let host: Host;
    const get = (path: string, options?: RequestOptions) => rawRequest(host.port, path, options);
    const file = (path: string) => readFileSync(`${build}/${path}`, 'utf8');
    const someScript = () => /data-scripts="([^" ]+)/.exec(file('index.html'))![1]!;

    test.beforeAll(async () => {
      host = await startHost(kind, build);
    });
    test.afterAll(() => host.stop());

    test('answers pages and files, and the site’s own page for what is not there', async () => {
      for (const [path, content] of [
        ['/', file('index.html')],
        [PAGE, file(`${PAGE}/index.html`)],
        ['/.well-known/security.txt', file('.well-known/security.txt')],
      ] as const) {
        const answer = await get(path);
        expect(answer.status, path).toBe(200);
        expect(answer.body.toString(), path).toBe(content);
      }
      for (const path of [
        '/nope',
        '/docs/cases',
        '/docs/cases/',
        '/assets/js/',
        '/_headers',
        '/_redirects',
        '/.hosting/nginx-headers.conf',
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers['content-type'], path).toMatch(/^text\/html/);
        expect(answer.body.toString(), path).toBe(file('404.html'));
      }
    });

    test('has one address per page', async () => {
      for (const [path, location] of [
        [`${PAGE}/`, PAGE],
        [`${PAGE}/index.html`, PAGE],
        [`${PAGE}/?q=a?b&c`, `${PAGE}?q=a?b&c`],
        ['/index.html', '/'],
        [`/${PAGE}/`, PAGE],
      ] as const) {
        const answer = await get(path);
        expect(answer.status, path).toBe(301);
        expect(answer.headers.location, path).toBe(location);
      }
    });

    test('sends the build’s headers with every kind of answer', async () => {
      const [everywhere] = parseHeaderRules(file('_headers'));
      for (const path of ['/', PAGE, `${PAGE}/`, '/nope', '/sitemap.xml', someScript()]) {
        expect((await get(path)).headers, path).toMatchObject(everywhere!.headers);
      }
    });

    test('says what may be cached for how long', async () => {
      const cached = async (path: string) => (await get(path)).headers['cache-control'];
      const {folder} = JSON.parse(file('search-index/manifest.json')) as {folder: string};
      const forEver = 'public, max-age=31536000, immutable';
      expect(await cached('/')).toBe('no-cache');
      expect(await cached('/nope')).toBe('no-cache');
      expect(await cached('/search-index/manifest.json')).toBe('no-cache');
      expect(await cached(`/search-index/${folder}/index.json`)).toBe(forEver);
      expect(await cached(someScript())).toBe(forEver);
      expect(await cached('/img/favicon.svg')).toBe('public, max-age=86400');
    });

    test('lets nobody keep the answer that a file is missing, wherever it would lie', async () => {
      const {folder} = JSON.parse(file('search-index/manifest.json')) as {folder: string};
      for (const path of [
        '/assets/js/main.00000000.js',
        '/assets/css/styles.00000000.css',
        `/search-index/${folder}/missing.json`,
        '/search-index/0000000000000000/index.json',
        '/img/missing.svg',
      ]) {
        for (const encoding of ['identity', 'br', 'gzip']) {
          const answer = await get(path, {headers: {'accept-encoding': encoding}});
          expect(answer.status, path).toBe(404);
          expect(answer.headers['cache-control'], path).toBe('no-cache');
        }
      }
    });

    test('names the rules for preparing pages, which are in their place', async () => {
      const header = (await get(PAGE)).headers['speculation-rules'] as string;
      const rules = await get(JSON.parse(header) as string);
      expect(rules.status).toBe(200);
      expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
      expect(Object.keys(JSON.parse(rules.body.toString()) as object)).toContain('prefetch');
    });

    test('answers 304 to who has the page already', async () => {
      const {etag} = (await get('/')).headers;
      const again = await get('/', {headers: {'if-none-match': etag!}});
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['cache-control']).toBe('no-cache');
    });

    test('sends what the build compressed', async () => {
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        for (const path of ['/', someScript(), '/nope']) {
          const answer = await get(path, {headers: {'accept-encoding': encoding}});
          expect(answer.headers['content-encoding'], path).toBe(encoding);
          expect(answer.headers.vary, path).toContain('Accept-Encoding');
          expect(decode(answer.body).length, path).toBeGreaterThan(answer.body.length);
        }
      }
      expect((await get('/')).headers['content-encoding']).toBeUndefined();
    });

    test('answers who asks for Markdown with the page as Markdown, at the same address', async () => {
      const ask = (path: string, accept: string) => get(path, {headers: {accept}});
      for (const [path, markdown] of [
        ['/', 'index.md'],
        [PAGE, `${PAGE}.md`],
      ] as const) {
        for (const accept of ['text/markdown', 'text/markdown, text/html, */*', 'text/html, text/markdown;q=1.0']) {
          const answer = await ask(path, accept);
          expect(answer.status, accept).toBe(200);
          expect(answer.headers['content-type'], accept).toMatch(/^text\/markdown; charset=utf-8$/i);
          expect(answer.body.toString(), accept).toBe(file(markdown));
          expect(answer.headers.vary, accept).toMatch(/\bAccept(,|$)/);
        }
        for (const accept of ['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', '*/*']) {
          const answer = await ask(path, accept);
          expect(answer.headers['content-type'], accept).toMatch(/^text\/html/);
          expect(answer.headers.vary, accept).toMatch(/\bAccept(,|$)/);
        }
      }
      // Files that aren't pages, and missing paths, ignore the Accept header.
      expect((await ask('/sitemap.xml', 'text/markdown')).headers['content-type']).toMatch(/xml/);
      const missing = await ask('/nope', 'text/markdown');
      expect(missing.status).toBe(404);
      expect(missing.headers['content-type']).toMatch(/^text\/html/);
      expect((await get('/sitemap.xml')).headers.vary ?? '').not.toMatch(/\bAccept(,|$)/);
    });

    test('gives every file its type', async () => {
      for (const [path, type] of [
        ['/', /^text\/html; charset=utf-8$/i],
        [someScript(), /^(text|application)\/javascript/],
        ['/search-index/manifest.json', /^application\/json/],
        ['/img/favicon.svg', /^image\/svg\+xml/],
        ['/img/site.webmanifest', /^application\/manifest\+json/],
        ['/sitemap.xml', /^(text|application)\/xml/],
        ['/speculation-rules.json', /^application\/speculationrules\+json/],
        ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/i],
      ] as const) {
        expect((await get(path)).headers['content-type'], path).toMatch(type);
      }
    });

    test('refuses to leave the folder, to write, and to be led elsewhere', async () => {
      for (const path of [
        '/../package.json',
        '/%2e%2e/package.json',
        '/docs/..%2f..%2fpackage.json',
        '/assets/../../package.json',
        '/..%5cpackage.json',
      ]) {
        const answer = await get(path);
        expect([400, 403, 404], path).toContain(answer.status);
        expect(answer.body.toString(), path).not.toContain('pilot-docs');
      }
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/', {method})).status, method).toBe(405);
      for (const path of [
        '//elsewhere.example/',
        '//elsewhere.example/index.html',
        '/\\elsewhere.example/',
        '/%0d%0aX-Injected:%201/',
      ]) {
        const {headers} = await get(path);
        expect(headers['x-injected'], path).toBeUndefined();
        expect(new URL(headers.location ?? '/', 'http://localhost').host, path).toBe('localhost');
      }
    });
  });
}
