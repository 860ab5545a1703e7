import {
  createStatefulHost,
  type Cache,
  type EndRequest,
  type Host as ClientHost,
  type Response,
} from '@algolia/client-common';
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
afterEach(() => void vi.useRealTimers());

it('5.4 raises "`appId` is missing." without an application id', () => {
  expect(() => createClient({...site, appId: ''})).toThrow('`appId` is missing.');
});

it('5.5 raises "`apiKey` is missing." without a key', () => {
  expect(() => createClient({...site, apiKey: ''})).toThrow('`apiKey` is missing.');
});

const sends = (status: number, content: string): Response => ({status, content, isTimedOut: false});
const sendsJson = (body: unknown, status = 200) => sends(status, JSON.stringify(body));
const finds = (queryID: string) => sendsJson({results: [{hits: [], nbHits: 0, queryID}]});
const refuses: Response = {status: 0, content: 'Network request failed', isTimedOut: false};
const timesOut: Response = {status: 0, content: 'Connection timeout', isTimedOut: true};

/** The service: each host finds nothing under its own name unless the test says what the library's requester gets. */
function serve(answers: Record<string, Response> = {}) {
  const requests: (Pick<EndRequest, 'method' | 'connectTimeout' | 'responseTimeout'> & {
    host: string;
    path: string;
    body: unknown;
  })[] = [];
  const requester = {
    async send({url, method, data, connectTimeout, responseTimeout}: EndRequest): Promise<Response> {
      const {hostname: host, pathname} = new URL(url);
      const path = decodeURIComponent(pathname);
      requests.push({host, method, path, body: JSON.parse(String(data)), connectTimeout, responseTimeout});
      return answers[host] ?? finds(host);
    },
  };
  const start = (storage = storageWith()) => createClient(site, {requester, hostsCache: hostMemory(storage)});
  /** The host that answered, or the error. */
  const search = (client = start()) =>
    client.search({query: 'case'}).then(
      ({queryID}) => queryID,
      ({name, message, status}: Error & {status?: number}) => ({name, message, status}),
    );
  return {requests, start, search, hosts: () => requests.splice(0).map(({host}) => host)};
}
const everywhere = (answer: Response) => Object.fromEntries([READ, ...FALLBACKS].map((name) => [name, answer]));

describe('the calls to the hosts of the service', () => {
  it('7.4 recommendations are supported by the client', async () => {
    const answer = {results: [{hits: []}]};
    const {requests, start} = serve({[READ]: sendsJson(answer)});
    const body = {requests: [{indexName: 'docs', objectID: 'x', model: 'related-products', threshold: 0} as const]};
    expect(await start().getRecommendations(body)).toEqual(answer);
    expect(requests).toMatchObject([{host: READ, method: 'POST', path: '/1/indexes/*/recommendations', body}]);
  });

  it('7.5 a custom POST is supported by the client', async () => {
    const {requests, start} = serve({[WRITE]: sendsJson({ok: true})});
    expect(await start().customPost({path: '1/anything', body: {a: 1}})).toEqual({ok: true});
    expect(requests).toMatchObject([{host: WRITE, method: 'POST', path: '/1/anything', body: {a: 1}}]);
  });

  it('7.6 searches go to the read host and then to three fallback hosts in random order', async () => {
    const {hosts, search} = serve(everywhere(sends(503, 'down')));
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

  const expectRetry = async (answer: typeof refuses) => {
    const {hosts, search} = serve({[READ]: answer});
    expect(await search()).toEqual(FALLBACK);
    expect(hosts()).toEqual([READ, FALLBACK]);
  };
  it('7.8 a timeout is retried on the next host', () => expectRetry(timesOut));
  it('7.9 a network failure is retried on the next host', () => expectRetry(refuses));
  it('7.10 a response that is neither 2xx nor 4xx is retried on the next host', async () => {
    for (const status of [500, 304]) await expectRetry(sends(status, ''));
  });

  it('7.11 a 2xx response is not retried, not even one that cannot be read', async () => {
    for (const answer of [finds('it'), sends(200, '<!doctype html>')]) {
      const {hosts, search} = serve({[READ]: answer});
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
      const {hosts, search} = serve(everywhere(sendsJson({message, status}, status)));
      expect(await search()).toEqual({name: 'ApiError', message, status});
      expect(hosts()).toEqual([READ]);
    });
  }

  it('8.6 all search hosts fail: an unreachable-hosts error', async () => {
    const {hosts, search} = serve(everywhere(refuses));
    expect(await search()).toMatchObject({name: 'RetryError', message: expect.stringContaining('Unreachable hosts')});
    expect(hosts()).toHaveLength(4);
  });

  it('9.9, 9.10 connect timeout: 1 s, and read timeout: 2 s', async () => {
    const {requests, search} = serve();
    await search();
    expect(requests).toMatchObject([{connectTimeout: 1_000, responseTimeout: 2_000}]);
  });

  it('9.11 write timeout: 30 s', async () => {
    const {requests, start} = serve();
    await start().customPost({path: '1/anything', body: {}});
    expect(requests).toMatchObject([{connectTimeout: 1_000, responseTimeout: 30_000}]);
  });

  for (const [fault, answer] of Object.entries({
    'is down': sends(503, ''),
    'refuses connections': refuses,
    hangs: timesOut,
  })) {
    it(`9.12 a host that ${fault} is left alone for 2 minutes, also by the next page`, async () => {
      const storage = storageWith();
      const failing = serve({[READ]: answer});
      await failing.search(failing.start(storage));
      const {hosts, search, start} = serve();
      await vi.advanceTimersByTimeAsync(119_999);
      await search(start(storage));
      expect(hosts()).toEqual([FALLBACK]);
      await vi.advanceTimersByTimeAsync(2);
      await search(start(storage));
      expect(hosts()).toEqual([READ]);
    });
  }
});

describe('the host memory', () => {
  const host: ClientHost = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'};
  const ask = (memory: Cache) => memory.get(host, async () => createStatefulHost(host));
  const fail = (memory: Cache) => {
    const failed = createStatefulHost(host, 'down');
    return memory.set(failed, failed);
  };

  it.each([
    ['not JSON', '{{{'],
    ['null', 'null'],
    ['a list', '["app-dsn.algolia.net"]'],
    ['of another shape', '{"app-dsn.algolia.net":{"timestamp":1,"value":{"status":"down"}}}'],
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
  expect(new SearchRefused('Invalid key', 403).reason).toBe('The search service answered: Invalid key (403).');
  const page = '<html><body><h1>403 Forbidden</h1></body></html>';
  expect(new SearchRefused(page, 403).reason).toBe('The search service refused the request (403).');
});
