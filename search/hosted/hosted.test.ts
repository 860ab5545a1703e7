import {createStatefulHost, type Cache, type Host as ClientHost} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchRefused} from '../answer';
import {createClient} from '.';
import {hostMemory} from './hosts';

const READ = 'app-dsn.algolia.net';
const WRITE = 'app.algolia.net';
const FALLBACKS = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);
const FALLBACK = expect.stringMatching(/^app-[123]\.algolianet\.com$/);

const site = {
  mode: 'hosted',
  indexName: 'docs',
  baseUrl: '/',
  siteUrl: 'https://docs.example',
  missingResults: 'https://docs.example/missing',
  tasks: [],
  tags: [] as string[],
  appId: 'app',
  apiKey: 'key',
} as const;

/** The part of the browser's storage that the host memory uses. */
function storageWith(entries: Record<string, string> = {}): () => Storage {
  const stored = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return () => storage as Storage;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('5.4 raises "`appId` is missing." without an application id', () => {
  expect(() => createClient({...site, appId: ''})).toThrow('`appId` is missing.');
});

it('5.5 raises "`apiKey` is missing." without a key', () => {
  expect(() => createClient({...site, apiKey: ''})).toThrow('`apiKey` is missing.');
});

/** How a host answers a request that ends with the signal. */
type Host = (signal: AbortSignal) => Promise<Response>;

const sends =
  (status: number, body: string): Host =>
  async () =>
    new Response(status === 304 ? null : body, {status});
const sendsJson = (body: unknown, status = 200) => sends(status, JSON.stringify(body));
const finds = (queryID: string) => sendsJson({results: [{hits: [], nbHits: 0, queryID}]});
const refuses: Host = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs: Host = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
const stallsInBody: Host = async (signal) =>
  new Response(
    new ReadableStream({
      start: (body) => signal.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError'))),
    }),
  );
const after =
  (milliseconds: number, host: Host): Host =>
  async (signal) => {
    await Promise.race([hangs(signal), new Promise((done) => setTimeout(done, milliseconds))]);
    return host(signal);
  };

/** The service: each host finds nothing under its own name unless the test says how it behaves. */
function serve(behaviors: Record<string, Host> = {}) {
  const requests: {host: string; method: string; path: string; body: unknown}[] = [];
  vi.stubGlobal('fetch', (address: string, {method, body, signal}: RequestInit) => {
    const {hostname: host, pathname} = new URL(address);
    requests.push({host, method: method!, path: decodeURIComponent(pathname), body: JSON.parse(String(body))});
    return (behaviors[host] ?? finds(host))(signal!);
  });
  return {requests, hosts: () => requests.splice(0).map(({host}) => host)};
}
const everywhere = (host: Host) => Object.fromEntries([READ, ...FALLBACKS].map((name) => [name, host]));

describe('the calls to the hosts of the service', () => {
  const start = (storage = storageWith()) => createClient(site, {hostsCache: hostMemory(storage)});
  /** The host that answered, or the error. */
  const search = (client = start()) =>
    client.search({query: 'case'}).then(
      ({queryID}) => queryID,
      ({name, message, status}: Error & {status?: number}) => ({name, message, status}),
    );
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('7.4 recommendations are supported by the client', async () => {
    const answer = {results: [{hits: []}]};
    const {requests} = serve({[READ]: sendsJson(answer)});
    const body = {requests: [{indexName: 'docs', objectID: 'x', model: 'related-products', threshold: 0} as const]};
    expect(await start().getRecommendations(body)).toEqual(answer);
    expect(requests).toEqual([{host: READ, method: 'POST', path: '/1/indexes/*/recommendations', body}]);
  });

  it('7.5 a custom POST is supported by the client', async () => {
    const {requests} = serve({[WRITE]: sendsJson({ok: true})});
    expect(await start().customPost({path: '1/anything', body: {a: 1}})).toEqual({ok: true});
    expect(requests).toEqual([{host: WRITE, method: 'POST', path: '/1/anything', body: {a: 1}}]);
  });

  it('7.6 searches go to the read host and then to three fallback hosts in random order', async () => {
    const {hosts} = serve(everywhere(sends(503, 'down')));
    const orders = new Set<string>();
    // Thirty equal shuffles in a row never happen.
    for (let round = 0; round < 30; round += 1) {
      await search();
      const [first, ...others] = hosts();
      expect([first, ...others.toSorted()]).toEqual([READ, ...FALLBACKS]);
      orders.add(others.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('7.8 a timeout is retried on the next host', async () => {
    const {hosts} = serve({[READ]: hangs});
    const answer = search();
    await pass(1_000);
    expect(await answer).toEqual(FALLBACK);
    expect(hosts()).toEqual([READ, FALLBACK]);
  });

  it('7.9 a network failure is retried on the next host', async () => {
    const {hosts} = serve({...everywhere(refuses), [FALLBACKS[1]!]: finds('the only one')});
    expect(await search()).toBe('the only one');
    expect(hosts().at(-1)).toBe(FALLBACKS[1]);
  });

  for (const status of [500, 503, 304]) {
    it(`7.10 a response that is neither 2xx nor 4xx (${status}) is retried on the next host`, async () => {
      const {hosts} = serve({[READ]: sends(status, 'not now')});
      expect(await search()).toEqual(FALLBACK);
      expect(hosts()).toEqual([READ, FALLBACK]);
    });
  }

  it('7.11 a 2xx response is not retried, not even one that cannot be read', async () => {
    for (const host of [finds('it'), sends(200, '<!doctype html>')]) {
      const {hosts} = serve({[READ]: host});
      await search();
      expect(hosts()).toEqual([READ]);
    }
  });

  for (const [status, message] of [
    [400, 'Unknown parameter'],
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index docs does not exist'],
    [429, 'Too many requests'],
  ] as const) {
    it(`7.12 a ${status} response is not retried and raises an API error with message and status`, async () => {
      const {hosts} = serve(everywhere(sendsJson({message, status}, status)));
      expect(await search()).toEqual({name: 'ApiError', message, status});
      expect(hosts()).toEqual([READ]);
    });
  }

  it('8.6 all search hosts fail: an unreachable-hosts error', async () => {
    const {hosts} = serve(everywhere(refuses));
    expect(await search()).toMatchObject({name: 'RetryError', message: expect.stringContaining('Unreachable hosts')});
    expect(hosts()).toHaveLength(4);
  });

  it('9.9 connect timeout: 1 s, for every host; the last may still answer within the read timeout', async () => {
    const {requests} = serve(everywhere(hangs));
    const answer = search();
    for (let tried = 1; tried <= 4; tried += 1) {
      await pass(999);
      expect(requests).toHaveLength(tried);
      await pass(1);
      expect(requests).toHaveLength(Math.min(tried + 1, 4));
    }
    await pass(2_000);
    expect(await answer).toMatchObject({name: 'RetryError'});
  });

  it('9.9, 9.10 a host that is slow to connect may answer within the read timeout, though the next is asked', async () => {
    const {requests} = serve({...everywhere(hangs), [READ]: after(2_999, finds('slow'))});
    const answer = search();
    await pass(2_999);
    expect(await answer).toBe('slow');
    expect(requests).toHaveLength(3);
  });

  it('9.10 read timeout: 2 s, for an answer that has begun', async () => {
    const {requests} = serve({[READ]: stallsInBody});
    const answer = search();
    await pass(1_999);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(await answer).toEqual(FALLBACK);
  });

  it('9.11 write timeout: 30 s', async () => {
    const {requests} = serve({[WRITE]: stallsInBody});
    const answer = start().customPost({path: '1/anything', body: {}});
    await pass(29_999);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(await answer).toBeDefined();
    expect(requests).toHaveLength(2);
  });

  for (const [fault, host] of Object.entries({'is down': sends(503, 'down'), 'refuses connections': refuses, hangs})) {
    it(`9.12 a host that ${fault} is left alone for 2 minutes, also by the next page`, async () => {
      const storage = storageWith();
      serve({[READ]: host});
      const first = search(start(storage));
      await pass(1_000);
      await first;
      const {hosts} = serve();
      await pass(118_999);
      await search(start(storage));
      expect(hosts()).toEqual([FALLBACK]);
      await pass(1_002);
      await search(start(storage));
      expect(hosts()).toEqual([READ]);
    });
  }
});

describe('the host memory', () => {
  const host: ClientHost = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'};
  const other: ClientHost = {...host, url: 'app-1.algolianet.com'};

  const ask = (memory: Cache, asked = host) => memory.get(asked, async () => createStatefulHost(asked));
  const fail = (memory: Cache, status: 'down' | 'timed out' = 'down') => {
    const failed = createStatefulHost(host, status);
    return memory.set(failed, failed);
  };

  it('knows on the next page which host failed, whatever else the key carries, and whether it was too slow', async () => {
    const storage = storageWith();
    await fail(hostMemory(storage), 'timed out');
    const slow = await ask(hostMemory(storage));
    expect([slow.isUp(), slow.isTimedOut(), slow.url]).toEqual([false, true, host.url]);
    expect((await ask(hostMemory(storage), other)).isUp()).toBe(true);
    await fail(hostMemory(storage), 'down');
    expect((await ask(hostMemory(storage))).isTimedOut()).toBe(false);
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

  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['forbidden', denied],
    ['full', () => ({...storageWith()(), setItem: denied})],
  ])('lasts as long as the page where storage is %s', async (_, storage: () => Storage) => {
    const memory = hostMemory(storage);
    await fail(memory);
    expect((await ask(memory)).isUp()).toBe(false);
  });
});

it('shows the message of a refusal, but no markup', () => {
  expect(new SearchRefused('Invalid key', 403).helpText).toBe('The search service answered: Invalid key (403).');
  const page = '<html><body><h1>403 Forbidden</h1></body></html>';
  expect(new SearchRefused(page, 403).helpText).toBe('The search service refused the request (403).');
});
