import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {listen} from './listen';
import {createSiteServer} from './site-server';
import {rawRequest} from './testing/raw-request';

// For what it answers, see tests/hosting, which asks every kind of host.
const PAGE = '/docs/cases/overview';
const LARGE = '/assets/large.txt';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const folder = mkdtempSync(join(tmpdir(), 'sample-site-'));
const root = join(folder, 'build');
const files: Record<string, string> = {
  'build/index.html': 'Home',
  [`build${PAGE}/index.html`]: 'Cases',
  'build/assets/main.js': '',
  'build/assets/letters.txt': ALPHABET,
  'build/assets/letters.txt.br': 'brotli',
  'build/assets/letters.txt.gz': 'gzip',
  'build/_headers': "/*\n  Content-Security-Policy: default-src 'none'\n\n/help/assets/*\n  Cache-Control: immutable\n",
  'secret.txt': 'secret',
};
let server: Server;
let below: Server;
let port: number;
let portBelow: number;

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  server = createSiteServer({root});
  below = createSiteServer({root, baseUrl: '/help/'});
  [port, portBelow] = [await listen(server, 0), await listen(below, 0)];
});
afterAll(() => {
  for (const each of [server, below]) each.closeAllConnections();
  for (const each of [server, below]) each.close();
  rmSync(folder, {recursive: true});
});

it('serves a site below its base path, and only there', async () => {
  const status = async (path: string) => (await rawRequest(portBelow, path)).status;
  for (const path of ['/help/', `/help${PAGE}`]) expect(await status(path), path).toBe(200);
  for (const path of ['/', PAGE, '/helpful', '/help/_headers', '/help/../secret.txt'])
    expect(await status(path), path).toBe(404);
  expect((await rawRequest(portBelow, '/help?q=a')).headers.location).toBe('/help/?q=a');
  expect((await rawRequest(portBelow, `/help${PAGE}/`)).headers.location).toBe(`/help${PAGE}`);
  expect((await rawRequest(portBelow, '/help/assets/main.js')).headers['cache-control']).toBe('immutable');
});

it('waits for the instant in which one build takes the place of another', async () => {
  renameSync(root, `${root}.old`);
  const answer = rawRequest(port, '/');
  await new Promise((done) => setTimeout(done, 60));
  renameSync(`${root}.old`, root);
  expect((await answer).status).toBe(200);
});

it('keeps the last build’s policy while there is none', async () => {
  expect((await rawRequest(port, '/')).headers['content-security-policy']).toBe("default-src 'none'");
  renameSync(join(root, '_headers'), join(root, '_headers.old'));
  expect((await rawRequest(port, '/')).headers['content-security-policy']).toBe("default-src 'none'");
  renameSync(join(root, '_headers.old'), join(root, '_headers'));
});

it('answers from one build, whole, while another takes its place', async () => {
  const place = join(folder, 'changing');
  const builds = ['a', 'b'].map((letter) => join(folder, letter));
  for (const [index, build] of builds.entries()) {
    const content = 'ab'[index]!.repeat(index ? 90_000 : 200);
    mkdirSync(build);
    writeFileSync(join(build, '_headers'), `/*\n  X-Build: ${content.length}\n`);
    for (const file of ['index.html', '404.html', 'text.json']) writeFileSync(join(build, file), content);
    if (index) writeFileSync(join(build, 'text.json.br'), content);
  }
  renameSync(builds[0]!, place);
  const changing = createSiteServer({root: place});
  const changingPort = await listen(changing, 0);
  const ask = async (path: string) => {
    const {status, headers, body} = await rawRequest(changingPort, path, {headers: {'accept-encoding': 'br'}});
    expect([status, String(body.length)], path).toEqual([path === '/nope' ? 404 : 200, headers['x-build']]);
    expect(new Set(body).size, path).toBe(1);
  };
  for (let change = 0; change < 40; change++) {
    const answers = ['/', '/text.json', '/nope', '/', '/text.json', '/nope'].map(ask);
    // At another moment of the answers each time.
    await new Promise((done) => setTimeout(done, (change % 10) / 2));
    renameSync(place, builds[change % 2]!);
    renameSync(builds[(change + 1) % 2]!, place);
    await Promise.all(answers);
  }
  changing.close();
});

describe('a request that can’t be answered', () => {
  it('costs one answer, not the server', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValueOnce();
    writeFileSync(join(root, '_headers'), '/assets/main.js\n  X-Broken: \u0001\n');
    expect((await rawRequest(port, '/assets/main.js')).status).toBe(500);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('/assets/main.js'));
    writeFileSync(join(root, '_headers'), files['build/_headers']!);
    expect((await rawRequest(port, '/assets/main.js')).status).toBe(200);
    expect((await rawRequest(port, `/${'a'.repeat(3_000)}`)).status).toBe(404);
  });

  it('is refused if it has two hosts', async () => {
    const socket = connect(port, 'localhost').end('GET / HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('parts of a file, and files that the client has', () => {
  const ask = (headers: Record<string, string>) => rawRequest(port, '/assets/letters.txt', {headers});

  it.each([
    ['bytes=5-2', 416, ''],
    ['bytes=99-', 416, ''],
    ['bytes=-3', 206, 'xyz'],
    ['bytes=0-0', 206, 'a'],
    ['bytes=24-99', 206, 'yz'],
    ['lines=1-2', 200, ALPHABET],
    ['bytes=0-1,5-6', 200, ALPHABET],
  ])('%s is answered with %i', async (range, status, body) => {
    const answer = await ask({range});
    expect(answer.status).toBe(status);
    if (status !== 416) expect(answer.body.toString()).toBe(body);
  });

  it('are compared as the standard says', async () => {
    const {etag = '', vary, 'last-modified': modified = ''} = (await ask({})).headers;
    for (const known of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')])
      expect((await ask({'if-none-match': known})).status, known).toBe(304);
    expect((await ask({'if-modified-since': modified})).status).toBe(304);
    expect((await ask({'if-none-match': etag})).headers).toMatchObject({etag, vary});
    expect((await ask({'if-range': '"other"', range: 'bytes=0-0'})).status).toBe(200);
  });

  it('come compressed only if the client takes that', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0', undefined],
      ['zebra', undefined],
      ['x-library', undefined],
    ] as const) {
      const {headers} = await ask({'accept-encoding': accepted});
      expect(headers, accepted).toMatchObject({vary: 'Accept-Encoding'});
      expect(headers['content-encoding'], accepted).toBe(encoding);
    }
  });
});

it('serves nothing that a symbolic link brings in from outside', async () => {
  symlinkSync(join(folder, 'secret.txt'), join(root, 'linked.txt'));
  expect((await rawRequest(port, '/linked.txt')).status).toBe(404);
  rmSync(join(root, 'linked.txt'));
});

describe.runIf(process.platform === 'linux')('a client that disconnects', () => {
  /** How often this process has the large file open. */
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`) === join(root, LARGE);
      } catch {
        return false;
      }
    }).length;
  const GET = `GET ${LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  it.each([
    ['50 connections', 50, 1],
    ['1,000 requests on one connection', 1, 1_000],
  ])('leaves no file open: %s', async (_, connections, requests) => {
    writeFileSync(join(root, LARGE), 'x'.repeat(8 * 1024 * 1024));
    const sockets = Array.from({length: connections}, () => connect(port, 'localhost').pause());
    for (const socket of sockets) socket.write(GET.repeat(requests));
    await vi.waitFor(() => expect(openFiles()).toBe(connections), {timeout: 20_000});
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBe(0), {timeout: 20_000});
    rmSync(join(root, LARGE));
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
    const {child, said, ended} = start([root], {PORT: String(taken), BASE_URL: '/help/'});
    await vi.waitFor(() => expect(said()).toContain('Ctrl-C stops it'), {timeout: 20_000});
    const [, used = ''] = /The site is at http:\/\/localhost:(\d+)\/help\//.exec(said()) ?? [];
    expect(said()).toContain(`Port ${taken} is in use; using ${used} instead.`);
    expect((await rawRequest(Number(used), '/help/')).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    other.close();
  });

  it('says why it cannot listen', async () => {
    const broken = join(mkdtempSync(join(tmpdir(), 'broken-listen-')), 'broken.cjs');
    const error = "Object.assign(new Error('address not available'), {code: 'EADDRNOTAVAIL'})";
    writeFileSync(
      broken,
      `require('net').Server.prototype.listen = function () { setImmediate(() => this.emit('error', ${error})); return this; };`,
    );
    const {said, ended} = start([root], {PORT: '3000', NODE_OPTIONS: `--require ${broken}`});
    expect(await ended).toBe(1);
    rmSync(dirname(broken), {recursive: true});
    expect(said().trim()).toBe("The server can't use port 3000: address not available.");
  });

  it.concurrent.each([
    ['a port that is none', [], {PORT: 'abc'}, '"abc" is not a port: set PORT or --port to a number from 0 to 65535.'],
    ['a folder that is not there', ['nofolder'], {}, 'There is no folder nofolder.'],
  ])('refuses %s in one sentence', async (_, args, env, sentence) => {
    const {said, ended} = start(args, env);
    expect(await ended).toBe(1);
    expect(said().trim()).toBe(sentence);
  });
});
