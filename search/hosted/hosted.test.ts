import {createStatefulHost, type Cache, type Host, type Requester, type StatefulHost} from '@algolia/client-common';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchRefused} from '../answer';
import {createClient, hostMemory} from '.';

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

/** The browser's storage, with what the memory of hosts has in it, or forbidden. */
function stubStorage(content: string | undefined): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  let stored = content ?? null;
  const storage = {getItem: () => stored, setItem: (_: string, value: string) => (stored = value)};
  vi.stubGlobal('localStorage', content === undefined ? {getItem: denied, setItem: denied} : storage);
}

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('null');
});
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

/** How a host answers a request. */
type Behavior = Awaited<ReturnType<Requester['send']>>;

const sends = (status: number, content: string): Behavior => ({status, content, isTimedOut: false});
const sendsJson = (body: unknown, status = 200) => sends(status, JSON.stringify(body));
const finds = (queryID: string) => sendsJson({results: [{hits: [], nbHits: 0, queryID}]});
const refuses = sends(0, 'Network request failed');
const hangs: Behavior = {...refuses, isTimedOut: true};

/** The service: each host finds nothing under its own name unless the test says how it behaves. */
function serve(behaviors: Record<string, Behavior> = {}) {
  const requests: {host: string; method: string; path: string; body: unknown; timeouts: number[]}[] = [];
  const requester: Requester = {
    async send({url, method, data, connectTimeout, responseTimeout}) {
      const {hostname: host, pathname} = new URL(url);
      const body: unknown = JSON.parse(String(data));
      requests.push({
        host,
        method,
        path: decodeURIComponent(pathname),
        body,
        timeouts: [connectTimeout, responseTimeout],
      });
      return behaviors[host] ?? finds(host);
    },
  };
  return {requester, requests, hosts: () => requests.splice(0).map(({host}) => host)};
}
const everywhere = (behavior: Behavior) => Object.fromEntries([READ, ...FALLBACKS].map((name) => [name, behavior]));

describe('the calls to the hosts of the service', () => {
  type Service = Pick<ReturnType<typeof serve>, 'requester'>;
  const start = ({requester}: Service) => createClient(site, {requester});
  /** The host that answered, or the error. */
  const search = (service: Service) =>
    start(service)
      .search({query: 'case'})
      .then(
        ({queryID}) => queryID,
        ({name, message, status}: Error & {status?: number}) => ({name, message, status}),
      );

  it('7.4 recommendations are supported by the client', async () => {
    const answer = {results: [{hits: []}]};
    const service = serve({[READ]: sendsJson(answer)});
    const body = {requests: [{indexName: 'docs', objectID: 'x', model: 'related-products', threshold: 0} as const]};
    expect(await start(service).getRecommendations(body)).toEqual(answer);
    expect(service.requests).toMatchObject([{host: READ, method: 'POST', path: '/1/indexes/*/recommendations', body}]);
  });

  it('7.5 a custom POST is supported by the client', async () => {
    const service = serve({[WRITE]: sendsJson({ok: true})});
    expect(await start(service).customPost({path: '1/anything', body: {a: 1}})).toEqual({ok: true});
    expect(service.requests).toMatchObject([{host: WRITE, method: 'POST', path: '/1/anything', body: {a: 1}}]);
  });

  it('7.6 searches go to the read host and then to three fallback hosts in random order', async () => {
    const service = serve(everywhere(sends(503, 'down')));
    const orders = new Set<string>();
    // Thirty equal shuffles in a row never happen.
    for (let round = 0; round < 30; round += 1) {
      stubStorage('null');
      await search(service);
      const [first, ...others] = service.hosts();
      expect([first, ...others.toSorted()]).toEqual([READ, ...FALLBACKS]);
      orders.add(others.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  const isRetried = async (behavior: Behavior) => {
    const service = serve({[READ]: behavior});
    expect(await search(service)).toEqual(FALLBACK);
    expect(service.hosts()).toEqual([READ, FALLBACK]);
  };
  it('7.8 a timeout is retried on the next host', () => isRetried(hangs));
  it('7.9 a network failure is retried on the next host', () => isRetried(refuses));
  it.each([500, 503, 304])('7.10 a response that is neither 2xx nor 4xx (%i) is retried on the next host', (status) =>
    isRetried(sends(status, '')),
  );

  it('7.11 a 2xx response is not retried, not even one that cannot be read', async () => {
    for (const behavior of [finds('it'), sends(200, '<!doctype html>')]) {
      const service = serve({[READ]: behavior});
      await search(service);
      expect(service.hosts()).toEqual([READ]);
    }
  });

  it.each([
    [400, 'Unknown parameter'],
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index docs does not exist'],
    [429, 'Too many requests'],
  ])('7.12 a %i response is not retried and raises an API error with message and status', async (status, message) => {
    const service = serve(everywhere(sendsJson({message, status}, status)));
    expect(await search(service)).toEqual({name: 'ApiError', message, status});
    expect(service.hosts()).toEqual([READ]);
  });

  it('8.6 all search hosts fail: an unreachable-hosts error', async () => {
    const service = serve(everywhere(refuses));
    expect(await search(service)).toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('Unreachable hosts'),
    });
    expect(service.hosts()).toHaveLength(4);
  });

  it('9.9, 9.10 connect timeout: 1 s; read timeout: 2 s', async () => {
    const service = serve();
    await search(service);
    expect(service.requests).toMatchObject([{timeouts: [1_000, 2_000]}]);
  });

  it('9.11 write timeout: 30 s', async () => {
    const service = serve();
    await start(service).customPost({path: '1/anything', body: {}});
    expect(service.requests).toMatchObject([{timeouts: [1_000, 30_000]}]);
  });

  it.each([
    ['is down', sends(503, 'down')],
    ['refuses connections', refuses],
    ['hangs', hangs],
  ])('9.12 a host that %s is left alone for 2 minutes, also by the next page', async (_, behavior) => {
    await search(serve({[READ]: behavior}));
    const service = serve();
    vi.advanceTimersByTime(120_000);
    await search(service);
    expect(service.hosts()).toEqual([FALLBACK]);
    vi.advanceTimersByTime(1);
    await search(service);
    expect(service.hosts()).toEqual([READ]);
  });
});

describe('the host memory', () => {
  const host: Host = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'};
  const isUp = async (memory: Cache) =>
    (await memory.get<StatefulHost>(host, async () => createStatefulHost(host))).isUp();
  const fail = (memory: Cache) => memory.set(createStatefulHost(host, 'up'), createStatefulHost(host, 'down'));

  it('knows on the next page which host failed', async () => {
    await fail(hostMemory());
    expect(await isUp(hostMemory())).toBe(false);
  });

  it.each([
    ['forbidden', undefined],
    ['not JSON', '{{{'],
    ['null', 'null'],
    ['a list', '["app-dsn.algolia.net"]'],
    ['of another shape', '{"app-dsn.algolia.net":{"status":"gone","lastUpdate":"then"}}'],
    ['null for the host', '{"app-dsn.algolia.net":null}'],
  ])('ignores what is stored if it is %s, and works on', async (_, stored) => {
    stubStorage(stored);
    const memory = hostMemory();
    expect(await isUp(memory)).toBe(true);
    await fail(memory);
    expect(await isUp(memory)).toBe(false);
  });
});

it('shows the message of a refusal, but no markup', () => {
  expect(new SearchRefused('Invalid key', 403).helpText).toBe('The search service answered: Invalid key (403).');
  const page = '<html><body><h1>403 Forbidden</h1></body></html>';
  expect(new SearchRefused(page, 403).helpText).toBe('The search service refused the request (403).');
});
