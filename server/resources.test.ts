/** Clients that disconnect, or never read, must not keep files open. */
import {once} from 'node:events';
import {readdirSync, truncateSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen} from './static-server';
import {rawRequest} from './testing/raw-request';
import {createSampleSite, type SampleSite} from './testing/sample-site';

const LARGE = '/assets/large.txt';
let site: SampleSite;
let server: Server;
let port: number;

beforeAll(async () => {
  site = createSampleSite();
  writeFileSync(join(site.root, LARGE), 'x'.repeat(8 * 1024 * 1024));
  server = createSiteServer({root: site.root});
  port = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

const openFiles = () => readdirSync('/proc/self/fd').length;
const requests = (path: string, count: number) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);

async function until(isTrue: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1) await wait(50);
  return isTrue();
}

describe.runIf(process.platform === 'linux')('open files', () => {
  it.each([
    ['one connection that pipelines 1,000 requests', 1, 1000],
    ['fifty connections that pipeline 50 each', 50, 50],
  ])('go back after %s, reads nothing and closes', async (_, connections, count) => {
    const before = openFiles();
    const sockets = await Promise.all(
      Array.from({length: connections}, async () => {
        const socket = connect(port, 'localhost');
        await once(socket, 'connect');
        socket.pause();
        socket.write(requests(LARGE, count));
        return socket;
      }),
    );
    await wait(500);
    // Per connection: two sockets and one file.
    expect(openFiles() - before).toBeLessThanOrEqual(3 * connections + 5);
    for (const socket of sockets) socket.destroy();
    expect(await until(() => openFiles() <= before + 1), `${openFiles()} open, ${before} before`).toBe(true);
    expect((await rawRequest(port, '/')).status).toBe(200);
  });
});

it('answers 1,000 pipelined requests in order to a client that reads', async () => {
  const socket = connect(port, 'localhost');
  let text = '';
  socket.on('data', (part: Buffer) => (text += part));
  const last = 'GET /nope HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  socket.write(requests('/img/mark.svg', 1000) + last);
  await once(socket, 'end');
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1000);
  expect(text.lastIndexOf('HTTP/1.1 404')).toBeGreaterThan(text.lastIndexOf('HTTP/1.1 200'));
});

it('closes the connection when a file becomes shorter while it is sent', async () => {
  const socket = connect(port, 'localhost');
  let received = 0;
  socket.pause();
  socket.write(requests(LARGE, 1));
  await wait(200);
  truncateSync(join(site.root, LARGE), 4 * 1024 * 1024);
  socket.on('data', (part: Buffer) => (received += part.length));
  socket.resume();
  await once(socket, 'close');
  expect(received).toBeLessThan(8 * 1024 * 1024);
});
