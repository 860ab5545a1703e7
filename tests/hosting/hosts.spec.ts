/** The configurations in deploy/ do what they say: the same requests to each kind of host, over HTTP. */
import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {parseHeaderRules} from '../../lib/header-rules';
import {rawRequest, type RequestOptions} from '../../scripts/serve/testing/raw-request';
import {BUILD, HELP} from '../support/served-sites';
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
      const missing = [
        '/nope',
        '/docs/cases/',
        '/index.htm',
        '/404.html',
        '/docs%2Fcases%2Foverview',
        `${PAGE}/index.html/`,
        '/assets/js/main.00000000.js',
        '/img/missing.svg',
      ];
      for (const path of [...missing, '/_headers', '/_redirects', '/.git/config', '/.hosting/nginx.conf']) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers['cache-control'], path).toBe('no-cache');
        expect(answer.body.toString(), path).toBe(file('404.html'));
      }
      for (const path of [
        // Paths that lead out of the site, other spellings of files for hosts, and broken percent codes.
        ...['/../package.json', '/docs/../../package.json', '/docs/..%2f..%2fpackage.json', '/..%5cpackage.json'],
        ...['/%2e%2e/package.json', '/%252e%252e/package.json', '/%c0%ae%c0%ae/package.json'],
        ...[
          '/_headers/',
          '//_headers',
          '/_headers%3F',
          '/docs%3Fx',
          '/%3Fa',
          '/%23',
          '/%',
          '/%zz',
          '/%E0%A4%A',
          '/%00',
          '/docs%00',
        ],
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
      for (const path of ['//elsewhere.example/', '/%5Celsewhere.example/index.html', '/%5Celsewhere.example/']) {
        const {headers} = await get(path);
        expect(new URL(headers.location ?? '/', 'http://localhost').host, path).toBe('localhost');
      }
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
      const unchanged = await get('/', {headers: {'if-none-match': etag}});
      expect(unchanged.status).toBe(304);
      expect(unchanged.headers.vary).toContain('Accept');
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
      for (const accept of ['text/markdown', 'text/markdown;charset=utf-8', 'text/html;q=0.5, text/markdown; q=1.0']) {
        const markdown = await get(PAGE, {headers: {accept}});
        expect(markdown.headers['content-type'], accept).toMatch(/^text\/markdown/);
        expect(markdown.headers.vary).toContain('Accept');
        expect(markdown.body.toString()).toBe(file(`${PAGE}.md`));
      }
      expect((await get('/', {headers: {accept: 'text/markdown'}})).body.toString()).toBe(file('index.md'));
      for (const accept of ['text/html, text/markdown;q=0.9', 'application/x-text/markdown', '*/*']) {
        const page = await get(PAGE, {headers: {accept}});
        expect(page.body.toString(), accept).toBe(file(`${PAGE}/index.html`));
      }
    });

    test('serves the site below a base path', async () => {
      test.setTimeout(300_000);
      const site = HELP;
      const below = await start(site);
      const at = (path: string, options?: RequestOptions) => rawRequest(below.port, path, options);
      const built = (path: string) => readFileSync(`${site.outDir}/${path}`, 'utf8');
      try {
        expect((await at('/help/docs/cases/overview')).status).toBe(200);
        for (const path of ['/help/nope', '/help/404.html', '/help/.hosting/nginx.conf', '/help/_headers']) {
          const missing = await at(path);
          expect(missing.status, path).toBe(404);
          expect(missing.body.toString(), path).toBe(built('404.html'));
          expect(missing.headers['content-security-policy'], path).toContain("default-src 'none'");
        }
        // The home page's own address, which its canonical link and the sitemap name, is the one with the slash.
        const home = await at('/help/');
        expect([home.status, home.body.toString()]).toEqual([200, built('index.html')]);
        const markdown = await at('/help/', {headers: {accept: 'text/markdown'}});
        expect(markdown.body.toString()).toBe(built('index.md'));
        for (const [path, location] of [
          ['/help?q=a', '/help/?q=a'],
          ['/help/index.html', '/help/'],
          ['/help/docs/cases/overview/', '/help/docs/cases/overview'],
          ['/help/docs/cases/overview/index.html', '/help/docs/cases/overview'],
        ] as const) {
          expect(await at(path), path).toMatchObject({status: 301, headers: {location}});
        }
      } finally {
        await below.stop();
      }
    });
  });
}
