/** A bounded load test on loopback: many readers at once, and none of them gets an error. */
import {readFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {expect, test} from '@playwright/test';
import {hostKinds, startHost, type Host} from './hosts';

const REQUESTS = 5000;
const AT_ONCE = 100;

const build = process.env.SITE_BUILD ?? 'build';

function addresses(): string[] {
  const pages = [...readFileSync(`${build}/sitemap.xml`, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const scripts = /data-scripts="([^"]+)/.exec(readFileSync(`${build}/index.html`, 'utf8'))![1]!.split(' ');
  return [...pages.map(([, path]) => path || '/'), ...scripts, '/search-index/manifest.json', '/img/favicon.svg'];
}

function read(agent: Agent, port: number, path: string): Promise<{status: number; bytes: number}> {
  return new Promise((done, fail) => {
    const sent = request({host: 'localhost', port, path, agent, headers: {'accept-encoding': 'br'}}, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => done({status: response.statusCode ?? 0, bytes}));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end();
  });
}

for (const kind of hostKinds()) {
  test(`${kind} answers ${REQUESTS} requests, ${AT_ONCE} at once, without an error`, async () => {
    const host: Host = await startHost(kind, build);
    const agent = new Agent({keepAlive: true, maxSockets: AT_ONCE});
    const paths = addresses();
    const answers: {path: string; status: number; bytes: number}[] = [];
    let next = 0;
    const reader = async () => {
      while (next < REQUESTS) {
        const path = paths[next++ % paths.length]!;
        answers.push({path, ...(await read(agent, host.port, path))});
      }
    };
    const started = performance.now();
    try {
      await Promise.all(Array.from({length: AT_ONCE}, reader));
    } finally {
      agent.destroy();
      await host.stop();
    }
    const seconds = (performance.now() - started) / 1000;
    test.info().annotations.push({type: 'rate', description: `${Math.round(REQUESTS / seconds)} requests a second`});
    expect(answers).toHaveLength(REQUESTS);
    expect(answers.filter(({status, bytes}) => status !== 200 || bytes === 0)).toEqual([]);
  });
}
