import {createNullCache, createStatefulHost, type Cache, type Host} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createClient} from '.';
import {hostMemory} from './hosts';

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

describe('the timeouts', () => {
  /** Answers of hosts, by the milliseconds they take; a host that isn't listed never answers. */
  function serve(delays: Record<string, number>): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, {signal}: RequestInit) => {
      const {hostname} = new URL(url);
      asked.push(hostname);
      return new Promise((resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (hostname in delays) {
          const answer = {results: [{hits: [], nbHits: 0, queryID: hostname}]};
          setTimeout(() => resolve(new Response(JSON.stringify(answer))), delays[hostname]);
        }
      });
    });
    return asked;
  }

  const search = () => {
    const client = createClient({...site, tags: [], appId: 'app', apiKey: 'key'}, {hostsCache: createNullCache()});
    return client.search({query: 'case'}).then(
      ({queryID}) => queryID,
      (error: Error) => error.name,
    );
  };
  const READ = 'app-dsn.algolia.net';
  const FALLBACKS = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);
  const all = (delay: number) => Object.fromEntries([READ, ...FALLBACKS].map((host) => [host, delay]));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('accept an answer after 1.5 s of a host that was slow, though the next one was asked after 1 s', async () => {
    const asked = serve(all(1_500));
    const answered = search();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([READ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answered).toBe(READ);
    expect(asked).toHaveLength(2);
  });

  it('accept the answer of the only host that works, up to 3 s after it was asked', async () => {
    serve({[READ]: 2_999});
    const answered = search();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await answered).toBe(READ);
  });

  it('end all requests 3 s after the last host was asked', async () => {
    const asked = serve({});
    const answered = search();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await answered).toBe('RetryError');
    expect(asked).toHaveLength(4);
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
