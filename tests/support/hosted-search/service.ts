/** The four hosts of the application `app` that answer searches; the test decides how each of them behaves. */
import type {Route} from '@playwright/test';
import {answerQueries, type QueriesBody} from './answers';

type ReceivedRequest = {method: string; path: string; query: URLSearchParams; body: unknown};
export type Behaviour = (route: Route) => Promise<void>;

/** The browser is on another origin; the service allows searches from any origin. */
const HEADERS = {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'};

export const sends =
  (status: number, body: string): Behaviour =>
  (route) =>
    route.fulfill({status, headers: HEADERS, body});

export const sendsJson = (body: unknown): Behaviour => sends(200, JSON.stringify(body));

export const fails = (status: number, message: string): Behaviour => sends(status, JSON.stringify({message, status}));

/** Answers like the real service. */
export const searches: Behaviour = (route) =>
  sendsJson(answerQueries(route.request().postDataJSON() as QueriesBody))(route);

/** Closes the connection without a response. */
export const drops: Behaviour = (route) => route.abort('connectionreset');

/** Holds requests until the test releases them to another behavior. */
export function holds(then: Behaviour): {behaviour: Behaviour; release: () => void} {
  const waiting: Route[] = [];
  return {
    behaviour: async (route) => void waiting.push(route),
    release: () => waiting.splice(0).forEach((route) => void then(route)),
  };
}

/** One host of the service. */
class HostedHost {
  readonly requests: ReceivedRequest[] = [];
  behaviour = searches;

  /** Refuses connections from now on. */
  stop(): void {
    this.behaviour = (route) => route.abort('connectionrefused');
  }

  receive(route: Route): Promise<void> {
    const request = route.request();
    const {pathname, searchParams} = new URL(request.url());
    const path = decodeURIComponent(pathname);
    this.requests.push({method: request.method(), path, query: searchParams, body: request.postDataJSON() as unknown});
    return this.behaviour(route);
  }
}

export const FALLBACK_HOSTS = ['app-1.algolianet.com', 'app-2.algolianet.com', 'app-3.algolianet.com'];

export class HostedService {
  readonly #hosts = new Map(['app-dsn.algolia.net', ...FALLBACK_HOSTS].map((name) => [name, new HostedHost()]));
  readonly readHosts = [...this.#hosts.values()];
  readonly read = this.readHosts[0]!;

  readonly isHost = ({hostname}: URL): boolean => this.#hosts.has(hostname);
  readonly receive = (route: Route): Promise<void> =>
    this.#hosts.get(new URL(route.request().url()).hostname)!.receive(route);

  /** Makes every host answer searches, and forget earlier requests. */
  reset(): void {
    this.everywhere(searches);
    for (const {requests} of this.readHosts) requests.length = 0;
  }

  /** Sets the behavior of every host. */
  everywhere(behaviour: Behaviour): void {
    for (const host of this.readHosts) host.behaviour = behaviour;
  }

  /** How many searches reached any host. */
  get searchCount(): number {
    return this.readHosts.reduce((sum, {requests}) => sum + requests.length, 0);
  }
}
