import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect} from 'node:net';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSiteServer, listen} from './site-server';
import {rawRequest, type RequestOptions} from './testing/raw-request';
import {createSampleSite, HOME, NOT_FOUND, SCRIPT, type SampleSite} from './testing/sample-site';

const PAGE = '/docs/cases/overview';
const LARGE = '/assets/large.txt';
let site: SampleSite;
let server: Server;
let below: Server;
let port: number;
let portBelow: number;
const get = (path: string, options?: RequestOptions) => rawRequest(port, path, options);

beforeAll(async () => {
  site = createSampleSite();
  server = createSiteServer({root: site.root});
  below = createSiteServer({root: site.root, baseUrl: '/help/'});
  [port, portBelow] = [await listen(server, 0), await listen(below, 0)];
});
afterAll(() => {
  for (const each of [server, below]) each.closeAllConnections();
  for (const each of [server, below]) each.close();
  site.remove();
});

it('answers pages, files, and HEAD, with the headers of the build', async () => {
  const page = await get(PAGE);
  expect(page).toMatchObject({status: 200, headers: {'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding'}});
  expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const script = await get('/assets/js/main.abc.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await get('/.well-known/security.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  const head = await get('/', {method: 'HEAD'});
  expect(head).toMatchObject({status: 200, headers: {'content-length': String(HOME.length)}});
  expect(head.body).toHaveLength(0);
  const {etag = ''} = (await get('/')).headers;
  expect((await get('/', {headers: {'if-none-match': etag}})).status).toBe(304);
  expect(await get('/', {method: 'POST'})).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
});

it('answers a page as Markdown to a client that accepts it, and as HTML where there is none', async () => {
  const headers = {accept: 'text/markdown, */*;q=0.1'};
  const markdown = await get(PAGE, {headers});
  expect(markdown.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
  });
  expect(markdown.body.toString()).toBe('# Cases');
  expect((await get('/', {headers})).body.toString()).toBe(HOME);
  const less = await get(PAGE, {headers: {accept: 'text/html, text/markdown;q=0.9'}});
  expect(less.headers['content-type']).toContain('text/html');
});

it.each([
  ...['/nope', '/docs', '/docs/', '/assets/js', '/index.htm', '/_headers', '/.git/config', '/assets/js/gone.abc.js'],
  // Broken percent codes, and paths that lead out of the site.
  ...['/%', '/%zz', '/%E0%A4%A', '/%c0%ae%c0%ae/secret.txt', '/%00', '/../secret.txt', '/docs/../../secret.txt'],
  ...['/%2e%2e/secret.txt', '/docs/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%252e%252e/secret.txt'],
])('answers %s with 404 and the site’s own page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject({'cache-control': 'no-cache', 'x-content-type-options': 'nosniff'});
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body.toString()).toBe(NOT_FOUND);
});

it.each([
  [`${PAGE}/`, PAGE],
  [`${PAGE}/index.html`, PAGE],
  ['/index.html', '/'],
  [`${PAGE}/?q=a?b&c`, `${PAGE}?q=a?b&c`],
  [`/${PAGE}/`, PAGE],
])('sends %s to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({status: 301, headers: {location, 'x-content-type-options': 'nosniff'}});
});

it('sends the compressed file that a client accepts', async () => {
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get('/assets/js/main.abc.js', {headers: {'accept-encoding': encoding}});
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.body).toString()).toBe(SCRIPT);
  }
  expect((await get('/assets/js/main.abc.js')).body.toString()).toBe(SCRIPT);
});

it('serves a site below its base path, and only there', async () => {
  const status = async (path: string) => (await rawRequest(portBelow, path)).status;
  for (const path of ['/help', '/help/', `/help${PAGE}`]) expect(await status(path), path).toBe(200);
  for (const path of ['/', PAGE, '/helpful', '/help/_headers', '/help/../secret.txt'])
    expect(await status(path), path).toBe(404);
  expect((await rawRequest(portBelow, `/help${PAGE}/`)).headers.location).toBe(`/help${PAGE}`);
  expect((await rawRequest(portBelow, '/help/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
});

it('waits for the instant in which one build takes the place of another', async () => {
  renameSync(site.root, `${site.root}.old`);
  const answer = get('/');
  await new Promise((done) => setTimeout(done, 60));
  renameSync(`${site.root}.old`, site.root);
  expect((await answer).status).toBe(200);
});

describe.runIf(process.platform === 'linux')('a client that disconnects', () => {
  it('leaves no file open', async () => {
    writeFileSync(join(site.root, LARGE), 'x'.repeat(8 * 1024 * 1024));
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const sockets = Array.from({length: 50}, () => connect(port, 'localhost').pause());
    for (const socket of sockets) socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await vi.waitFor(() => expect(openFiles()).toBeGreaterThan(before + 100), {timeout: 20_000});
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 1), {timeout: 20_000});
    rmSync(join(site.root, LARGE));
  });
});

describe('npm start', () => {
  const start = (args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['scripts/run.cjs', 'scripts/serve/run.ts', ...args], {
      env: {...process.env, ...env},
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part));
    return {child, said: () => said, ended: once(child, 'exit').then(([code]) => code as number | null)};
  };

  it('takes the next free port and says so, serves below the base path, and stops at Ctrl-C', async () => {
    const other = createServer();
    const taken = await listen(other, 0);
    const {child, said, ended} = start([site.root], {PORT: String(taken), BASE_URL: '/help/'});
    await vi.waitFor(() => expect(said()).toContain('Ctrl-C stops it'), {timeout: 20_000});
    const [, used = ''] = /The site is at http:\/\/localhost:(\d+)\/help\//.exec(said()) ?? [];
    expect(said()).toContain(`Port ${taken} is in use; using ${used} instead.`);
    expect((await rawRequest(Number(used), '/help/')).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    other.close();
  });

  it.each([
    ['a port that is none', [], {PORT: 'abc'}, '"abc" is not a port: set PORT or --port to a number from 0 to 65535.'],
    ['an unknown option', ['--prot', '1'], {}, "Unknown option '--prot'. Known options: --port, --base."],
    ['a folder that is not there', ['nofolder'], {}, 'There is no folder nofolder.'],
  ])('refuses %s in one sentence', async (_, args, env, sentence) => {
    const {said, ended} = start(args, env);
    expect(await ended).toBe(1);
    expect(said().trim()).toBe(sentence);
  });
});
