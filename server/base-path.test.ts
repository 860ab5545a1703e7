import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Server} from 'node:http';
import {createSiteServer, listen} from './static-server';
import {rawRequest} from './testing/raw-request';
import {createSampleSite, NOT_FOUND, type SampleSite} from './testing/sample-site';

let site: SampleSite;
let server: Server;
let port: number;

beforeAll(async () => {
  site = createSampleSite();
  server = createSiteServer({root: site.root, baseUrl: '/help/'});
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('a site below a path', () => {
  it.each(['/help', '/help/', '/help/docs/cases/overview', '/help/assets/js/main.abc.js'])(
    'answers %s',
    async (path) => {
      expect((await rawRequest(port, path)).status).toBe(200);
    },
  );

  it.each(['/', '/docs/cases/overview', '/helpful', '/help2/'])('does not know %s', async (path) => {
    const answer = await rawRequest(port, path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(NOT_FOUND);
  });

  it('keeps the path in redirects and in the rules for headers', async () => {
    expect((await rawRequest(port, '/help/docs/cases/overview/')).headers.location).toBe('/help/docs/cases/overview');
    expect((await rawRequest(port, '/help/index.html')).headers.location).toBe('/help/');
    expect((await rawRequest(port, '/help/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
  });

  it('refuses to leave the folder', async () => {
    expect((await rawRequest(port, '/help/../../secret.txt')).status).toBe(403);
    expect((await rawRequest(port, '/help/%2e%2e/secret.txt')).status).toBe(403);
  });
});
