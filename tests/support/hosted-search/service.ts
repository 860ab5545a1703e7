/** The four hosts of the application `app` that answer searches: real servers that misbehave on demand, reached under their real names. */
import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {answerQueries, type QueriesBody} from './answers';

type ReceivedRequest = {method: string; path: string; query: URLSearchParams; body: unknown};
export type Behaviour = (request: ReceivedRequest, response: ServerResponse) => void;

/** The browser is on another origin; the service allows searches from any origin. */
const HEADERS = {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'};

export const sends =
  (status: number, body: string): Behaviour =>
  (_, response) =>
    void response.writeHead(status, HEADERS).end(body);

export const sendsJson = (body: unknown): Behaviour => sends(200, JSON.stringify(body));

export const fails = (status: number, message: string): Behaviour => sends(status, JSON.stringify({message, status}));

/** Answers like the real service. */
export const searches: Behaviour = (request, response) =>
  sendsJson(answerQueries(request.body as QueriesBody))(request, response);

/** Closes the connection without a response. */
export const drops: Behaviour = (_, response) => void response.destroy();

/** Holds requests until the test releases them to another behavior. */
export function holds(then: Behaviour): {behaviour: Behaviour; release: () => void} {
  const waiting: (() => void)[] = [];
  return {
    behaviour: (request, response) => void waiting.push(() => then(request, response)),
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

const pem = (name: string) => readFileSync(join('tests/support/hosted-search', `test-only-${name}.pem`));

/** One host of the service, on a free port, with the behavior set by the test. */
class HostedHost {
  readonly requests: ReceivedRequest[] = [];
  port = 0;
  readonly #server = createServer(
    {key: pem('key'), cert: pem('certificate')},
    (request, response) => void this.#receive(request, response),
  );

  constructor(
    readonly name: string,
    public behaviour: Behaviour,
  ) {}

  /** Starts listening; after a stop, on the same port as before. */
  async start(): Promise<void> {
    if (this.#server.listening) return;
    await new Promise<void>((done) => this.#server.listen(this.port, '127.0.0.1', done));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'https://host.example');
    const body = await text(request).catch(() => '');
    const received = {
      method: request.method ?? '',
      path: decodeURIComponent(pathname),
      query: searchParams,
      body: body ? (JSON.parse(body) as unknown) : undefined,
    };
    this.requests.push(received);
    this.behaviour(received, response);
  }
}

const READ_HOST = 'app-dsn.algolia.net';
export const FALLBACK_HOSTS = ['app-1.algolianet.com', 'app-2.algolianet.com', 'app-3.algolianet.com'];

export class HostedService {
  readonly read = this.#host(READ_HOST);
  readonly fallbacks = FALLBACK_HOSTS.map((name) => this.#host(name));
  readonly readHosts = [this.read, ...this.fallbacks];

  #host(name: string): HostedHost {
    return new HostedHost(name, searches);
  }

  /** Makes every host listen, answer searches, and forget earlier requests. */
  async reset(): Promise<void> {
    for (const host of this.readHosts) {
      await host.start();
      host.behaviour = searches;
      host.requests.length = 0;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.readHosts.map((host) => host.stop()));
  }

  /** Sets the behavior of every host that answers searches. */
  everywhere(behaviour: Behaviour): void {
    for (const host of this.readHosts) host.behaviour = behaviour;
  }

  /** How many searches reached any host. */
  get searchCount(): number {
    return this.readHosts.reduce((sum, {requests}) => sum + requests.length, 0);
  }

  get chromiumArguments(): string[] {
    const rules = this.readHosts.map(({name, port}) => `MAP ${name} 127.0.0.1:${port}`);
    return [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'];
  }
}
