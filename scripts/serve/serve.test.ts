import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSiteServer, listen} from './site-server';
import {rawRequest} from './testing/raw-request';

// For what it answers, see tests/hosting, which asks every kind of host.
const PAGE = '/docs/cases/overview';
const LARGE = '/assets/large.txt';
const folder = mkdtempSync(join(tmpdir(), 'sample-site-'));
const root = join(folder, 'build');
const files: Record<string, string> = {
  'build/index.html': 'Home',
  [`build${PAGE}/index.html`]: 'Cases',
  'build/assets/main.js': '',
  'build/_headers': '/help/assets/*\n  Cache-Control: immutable\n',
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
  for (const path of ['/help', '/help/', `/help${PAGE}`]) expect(await status(path), path).toBe(200);
  for (const path of ['/', PAGE, '/helpful', '/help/_headers', '/help/../secret.txt'])
    expect(await status(path), path).toBe(404);
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

describe.runIf(process.platform === 'linux')('a client that disconnects', () => {
  it('leaves no file open', async () => {
    writeFileSync(join(root, LARGE), 'x'.repeat(8 * 1024 * 1024));
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const sockets = Array.from({length: 50}, () => connect(port, 'localhost').pause());
    for (const socket of sockets) socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await vi.waitFor(() => expect(openFiles()).toBeGreaterThan(before + 100), {timeout: 20_000});
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 1), {timeout: 20_000});
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
