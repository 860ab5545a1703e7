import {describe, expect, it} from 'vitest';
import {createHostedClient} from '.';
import {exactTimeouts} from './exact-timeouts';
import {hostMemory} from './host-memory';
import type {EndRequest} from '@algolia/client-common';

describe('the hosted client', () => {
  it('5.4 raises "`appId` is missing." without an application id', () => {
    expect(() => createHostedClient({appId: '', apiKey: 'key'})).toThrow('`appId` is missing.');
  });

  it('5.5 raises "`apiKey` is missing." without a key', () => {
    expect(() => createHostedClient({appId: 'app', apiKey: ''})).toThrow('`apiKey` is missing.');
  });
});

describe('exact timeouts', () => {
  const timesFor = async (connectTimeout: number, responseTimeout: number) => {
    let sent: EndRequest | undefined;
    const requester = exactTimeouts({
      async send(request) {
        sent = request;
        return {status: 200, content: '', isTimedOut: false};
      },
    });
    await requester.send({connectTimeout, responseTimeout, data: '', headers: {}, method: 'POST', url: ''});
    return [sent?.connectTimeout, sent?.responseTimeout];
  };

  it('leave the limits of a first attempt as they are', async () => {
    expect(await timesFor(1_000, 2_000)).toEqual([1_000, 2_000]);
    expect(await timesFor(1_000, 30_000)).toEqual([1_000, 30_000]);
  });

  it('take back what the library adds after timeouts', async () => {
    expect(await timesFor(6_000, 12_000)).toEqual([1_000, 2_000]);
    expect(await timesFor(4_000, 120_000)).toEqual([1_000, 30_000]);
  });
});

describe('the host memory', () => {
  const host = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'} as const;
  const fresh = async () => 'fresh';

  it('finds what was stored for a host, whatever else the key carries', async () => {
    const memory = hostMemory();
    await memory.set({...host, status: 'down', lastUpdate: 1}, 'down');
    expect(await memory.get(host, fresh)).toBe('down');
    expect(await memory.get({...host, url: 'app-1.algolianet.com'}, fresh)).toBe('fresh');
  });

  it('forgets one host or all of them', async () => {
    const memory = hostMemory();
    await memory.set(host, 'down');
    await memory.delete(host);
    expect(await memory.get(host, fresh)).toBe('fresh');
    await memory.set(host, 'down');
    await memory.clear();
    expect(await memory.get(host, fresh)).toBe('fresh');
  });
});
