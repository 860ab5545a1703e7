import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import type {Behaviour, ReceivedRequest} from './behaviours';

const pem = (name: string) => readFileSync(join('tests/support/hosted-search', `test-only-${name}.pem`));

/** One host of the service, on a free port, with the behavior set by the test. */
export class HostedHost {
  readonly requests: ReceivedRequest[] = [];
  port = 0;
  readonly #server: Server;

  constructor(
    readonly name: string,
    public behaviour: Behaviour,
    {protocol = 'https'}: {protocol?: 'http' | 'https'} = {},
  ) {
    const listener = (request: IncomingMessage, response: ServerResponse) => void this.#receive(request, response);
    this.#server =
      protocol === 'https'
        ? createHttpsServer({key: pem('key'), cert: pem('certificate')}, listener)
        : createHttpServer(listener);
  }

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
