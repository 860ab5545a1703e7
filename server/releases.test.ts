import {mkdtempSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createSiteServer, listen} from './static-server';
import {rawRequest} from './testing/raw-request';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const current = join(folder, 'current');
let server: Server;
let port: number;

function release(name: string) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.html'), name);
  writeFileSync(join(folder, name, `only-${name}.js`), name);
  writeFileSync(join(folder, name, '_headers'), `/*\n  X-Release: ${name}\n`);
}

function deploy(name: string) {
  symlinkSync(join(folder, name), `${current}.next`);
  renameSync(`${current}.next`, current);
}

beforeAll(async () => {
  release('old');
  release('new');
  deploy('old');
  server = createSiteServer({root: current});
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

it('serves the release that the link points at, with its own headers', async () => {
  for (const name of ['old', 'new', 'old']) {
    deploy(name);
    const answer = await rawRequest(port, '/');
    expect(answer.body.toString()).toBe(name);
    expect(answer.headers['x-release']).toBe(name);
  }
});

it('answers every request of a deploy from one release, and none with an error', async () => {
  const answers = Array.from({length: 200}, async (_, i) => {
    if (i % 10 === 0) deploy(i % 20 === 0 ? 'new' : 'old');
    return rawRequest(port, i % 2 ? '/' : '/only-old.js');
  });
  for (const {status, headers, body} of await Promise.all(answers)) {
    expect([200, 404]).toContain(status);
    if (status === 200) expect(body.toString()).toBe(headers['x-release']);
  }
});
