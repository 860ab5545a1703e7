import {createStatefulHost, type Cache, type EndRequest, type Host} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createClient} from '.';
import {exactTimeouts} from './exact-timeouts';
import {hostMemory} from './host-memory';

const site = {
  mode: 'hosted',
  indexName: 'docs',
  baseUrl: '/',
  siteUrl: 'https://docs.example',
  missingResults: 'https://docs.example/missing',
  tasks: [],
} as const;

describe('the hosted client', () => {
  it('5.4 raises "`appId` is missing." without an application id', () => {
    expect(() => createClient({...site, tags: [], appId: '', apiKey: 'key'})).toThrow('`appId` is missing.');
  });

  it('5.5 raises "`apiKey` is missing." without a key', () => {
    expect(() => createClient({...site, tags: [], appId: 'app', apiKey: ''})).toThrow('`apiKey` is missing.');
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
  const host: Host = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'};
  const other: Host = {...host, url: 'app-1.algolianet.com'};

  /** The part of the browser's storage that the host memory uses. */
  function storageWith(entries: Record<string, string> = {}): () => Storage {
    const stored = new Map(Object.entries(entries));
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    return () => storage as Storage;
  }

  const ask = (memory: Cache, asked = host) => memory.get(asked, async () => createStatefulHost(asked));
  const fail = (memory: Cache, status: 'down' | 'timed out' = 'down') => {
    const failed = createStatefulHost(host, status);
    return memory.set(failed, failed);
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('knows a host that failed, whatever else the key carries, and no other', async () => {
    const memory = hostMemory(storageWith());
    await fail(memory);
    expect((await ask(memory)).isUp()).toBe(false);
    expect((await ask(memory, other)).isUp()).toBe(true);
  });

  it('keeps apart a host that is down and one that was too slow', async () => {
    const memory = hostMemory(storageWith());
    await fail(memory, 'down');
    expect((await ask(memory)).isTimedOut()).toBe(false);
    await fail(memory, 'timed out');
    expect((await ask(memory)).isTimedOut()).toBe(true);
  });

  it('9.12 lasts two minutes, and into the next page', async () => {
    const storage = storageWith();
    await fail(hostMemory(storage), 'timed out');
    vi.advanceTimersByTime(120_000);
    const remembered = await ask(hostMemory(storage));
    expect([remembered.isUp(), remembered.isTimedOut(), remembered.url]).toEqual([false, true, host.url]);
    vi.advanceTimersByTime(1);
    expect((await ask(hostMemory(storage))).isUp()).toBe(true);
  });

  it('forgets one host or all of them, also for the next page', async () => {
    const storage = storageWith();
    const memory = hostMemory(storage);
    await fail(memory);
    await memory.delete(host);
    expect((await ask(hostMemory(storage))).isUp()).toBe(true);
    await fail(memory);
    await memory.clear();
    expect((await ask(hostMemory(storage))).isUp()).toBe(true);
  });

  it.each([
    ['not JSON', '{{{'],
    ['null', 'null'],
    ['a list', '["app-dsn.algolia.net"]'],
    ['of another shape', '{"app-dsn.algolia.net":{"timestamp":1,"value":{"status":"down"}}}'],
    ['of an unknown status', '{"app-dsn.algolia.net":{"status":"gone","lastUpdate":1}}'],
    ['null for the host', '{"app-dsn.algolia.net":null}'],
    ['from the future', `{"app-dsn.algolia.net":{"status":"down","lastUpdate":${Date.now() + 1e9}}}`],
  ])('ignores what is stored if it is %s, and works on', async (_, stored) => {
    const memory = hostMemory(storageWith({'search-hosts': stored}));
    expect((await ask(memory)).isUp()).toBe(true);
    await fail(memory);
    expect((await ask(memory)).isUp()).toBe(false);
  });

  it.each([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => {
        const setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        return {...storageWith()(), setItem};
      },
    ],
  ])('lasts as long as the page where storage is %s', async (_, storage: () => Storage) => {
    const memory = hostMemory(storage);
    await fail(memory);
    expect((await ask(memory)).isUp()).toBe(false);
  });
});
