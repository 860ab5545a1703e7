import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {createSiteServer, listen} from './static-server';
import {rawRequest} from './testing/raw-request';
import {createSampleSite} from './testing/sample-site';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function occupyPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  cleanups.push(() => server.close());
  return port;
}

function serve(args: string[], env: Record<string, string> = {}): ChildProcess & {said: () => string} {
  const {root, remove} = createSampleSite();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/serve.ts', root, ...args], {
    env: {...process.env, ...env},
  });
  cleanups.push(remove, () => child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part));
  return Object.assign(child, {said: () => text});
}

async function addressOf(child: ReturnType<typeof serve>): Promise<URL> {
  while (!/\(Ctrl-C stops it\)/.test(child.said())) await once(child.stdout!, 'data');
  return new URL(/http:\/\/localhost:\S+/.exec(child.said())![0]);
}

it('listens on the next free port when the port is in use', async () => {
  const port = await occupyPort();
  const {root, remove} = createSampleSite();
  const server = createSiteServer({root});
  cleanups.push(remove, () => server.close());
  const used = await listen(server, port);
  expect(used).toBeGreaterThan(port);
  expect((await rawRequest(used, '/')).status).toBe(200);
});

it('gives up when no port is free within its attempts', async () => {
  const port = await occupyPort();
  await expect(listen(createServer(), port, 'localhost', 0)).rejects.toMatchObject({code: 'EADDRINUSE'});
});

it('says which port it took instead, serves under the base path, and stops at Ctrl-C', async () => {
  const port = await occupyPort();
  const child = serve(['--port', String(port), '--base', '/help/']);
  const address = await addressOf(child);
  expect(child.said()).toContain(`Port ${port} is in use; using ${address.port} instead.`);
  expect(address.pathname).toBe('/help/');
  expect((await rawRequest(Number(address.port), '/help/')).status).toBe(200);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});

it('serves under the base path that the site was built for', async () => {
  const address = await addressOf(serve(['--port', '0'], {BASE_URL: '/help/'}));
  expect(address.pathname).toBe('/help/');
  expect((await rawRequest(Number(address.port), '/help/docs/cases/overview')).status).toBe(200);
});
