/** The configurations in deploy/ do what they say: the same requests to each kind of host, over HTTP. */
import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {parseHeaderRules} from '../../lib/header-rules';
import {rawRequest, type RequestOptions} from '../../scripts/serve/testing/raw-request';
import {BUILD, fixtureSite} from '../support/served-sites';
import {hosts, type Host} from './hosts';

const PAGE = '/docs/cases/overview';

for (const [kind, start] of Object.entries(hosts())) {
  test.describe(kind, () => {
    test.describe.configure({mode: 'serial'});
    let host: Host;
    const get = (path: string, options?: RequestOptions) => rawRequest(host.port, path, options);
    const file = (path: string) => readFileSync(`${BUILD}/${path}`, 'utf8');
    const someScript = () => /data-scripts="([^" ]+)/.exec(file('index.html'))![1]!;

    test.beforeAll(async () => {
      host = await start({outDir: BUILD, baseUrl: '/'});
    });
    test.afterAll(() => host.stop());

    test('answers pages and files, and the site’s own page for what is not there', async () => {
      for (const [path, content] of [
        ['/', file('index.html')],
        [PAGE, file(`${PAGE}/index.html`)],
        ['/.well-known/security.txt', file('.well-known/security.txt')],
      ] as const) {
        expect((await get(path)).body.toString(), path).toBe(content);
      }
      const head = await get('/', {method: 'HEAD'});
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const missing = ['/nope', '/docs/cases/', '/index.htm', '/assets/js/main.00000000.js', '/img/missing.svg'];
      for (const path of [...missing, '/_headers', '/_redirects', '/.git/config', '/.hosting/nginx-headers.conf']) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers['cache-control'], path).toBe('no-cache');
        expect(answer.body.toString(), path).toBe(file('404.html'));
      }
      for (const path of [
        // Paths that lead out of the site, and broken percent codes. Caddy fails on a zero byte, and answers with 500.
        ...['/../package.json', '/docs/../../package.json', '/docs/..%2f..%2fpackage.json', '/..%5cpackage.json'],
        ...['/%2e%2e/package.json', '/%252e%252e/package.json', '/%c0%ae%c0%ae/package.json'],
        ...['/%', '/%zz', '/%E0%A4%A', ...(kind === 'Caddy' ? [] : ['/%00'])],
      ]) {
        const answer = await get(path);
        expect(kind === 'npm start' ? [404] : [400, 403, 404], path).toContain(answer.status);
        expect(answer.body.toString(), path).not.toContain('pilot-docs');
      }
      expect((await get('/', {method: 'POST'})).status).toBe(405);
    });

    test('has one address per page', async () => {
      for (const [path, location] of [
        [`${PAGE}/`, PAGE],
        [`${PAGE}/index.html`, PAGE],
        [`${PAGE}/?q=a?b&c`, `${PAGE}?q=a?b&c`],
        ['/index.html', '/'],
        [`/${PAGE}/`, PAGE],
      ] as const) {
        expect(await get(path), path).toMatchObject({status: 301, headers: {location}});
      }
      const elsewhere = await get('//elsewhere.example/');
      expect(new URL(elsewhere.headers.location ?? '/', 'http://localhost').host).toBe('localhost');
    });

    test('sends the build’s headers with every kind of answer, and says what may be cached for how long', async () => {
      const [everywhere] = parseHeaderRules(file('_headers'));
      for (const path of ['/', PAGE, `${PAGE}/`, '/nope', '/sitemap.xml', someScript()]) {
        expect((await get(path)).headers, path).toMatchObject(everywhere!.headers);
      }
      for (const [path, rule] of [
        ['/', 'no-cache'],
        [someScript(), 'public, max-age=31536000, immutable'],
        ['/img/favicon.svg', 'public, max-age=86400'],
      ] as const) {
        expect((await get(path)).headers['cache-control'], path).toBe(rule);
      }
      const {etag = ''} = (await get('/')).headers;
      expect((await get('/', {headers: {'if-none-match': etag}})).status).toBe(304);
    });

    test('sends types, compressed files, and Markdown as requested', async () => {
      for (const [path, type] of [
        [PAGE, /^text\/html; ?charset=utf-8$/i],
        [someScript(), /^(text|application)\/javascript/],
        ['/speculation-rules.json', /^application\/speculationrules\+json/],
        ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/i],
      ] as const) {
        expect((await get(path)).headers['content-type'], path).toMatch(type);
      }
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await get(PAGE, {headers: {'accept-encoding': encoding}});
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(unpack(answer.body).toString()).toBe(file(`${PAGE}/index.html`));
      }
      const markdown = await get(PAGE, {headers: {accept: 'text/markdown'}});
      expect(markdown.headers['content-type']).toMatch(/^text\/markdown/);
      expect(markdown.headers.vary).toContain('Accept');
      expect(markdown.body.toString()).toBe(file(`${PAGE}.md`));
      const less = await get(PAGE, {headers: {accept: 'text/html, text/markdown;q=0.9'}});
      expect(less.body.toString()).toBe(file(`${PAGE}/index.html`));
    });

    test('serves the site below a base path', async () => {
      test.setTimeout(300_000);
      const site = await fixtureSite('help');
      const below = await start(site);
      const at = (path: string) => rawRequest(below.port, path);
      try {
        expect((await at('/help/docs/cases/overview')).status).toBe(200);
        const missing = await at('/help/nope');
        expect(missing.status).toBe(404);
        expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
        expect(await at('/help/docs/cases/overview/')).toMatchObject({
          status: 301,
          headers: {location: '/help/docs/cases/overview'},
        });
        expect((await at('/.hosting/nginx-headers.conf')).status).toBe(404);
      } finally {
        await below.stop();
      }
    });
  });
}
