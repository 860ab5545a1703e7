/** The five hosts of the application `app`, and how a browser reaches them under their real names. */
import type {SearchRecord} from '../../../search/records';
import {searches, type Behaviour} from './behaviours';
import {HostedHost} from './host';
import {sampleRecords} from './sample-records';

const READ_HOST = 'app-dsn.algolia.net';
const WRITE_HOST = 'app.algolia.net';
export const FALLBACK_HOSTS = ['app-1.algolianet.com', 'app-2.algolianet.com', 'app-3.algolianet.com'];

export class HostedService {
  readonly records: readonly SearchRecord[] = sampleRecords;
  readonly read = this.#host(READ_HOST);
  readonly write = this.#host(WRITE_HOST);
  readonly fallbacks = FALLBACK_HOSTS.map((name) => this.#host(name));
  readonly readHosts = [this.read, ...this.fallbacks];
  readonly #all = [...this.readHosts, this.write];

  #host(name: string): HostedHost {
    return new HostedHost(name, searches(sampleRecords));
  }

  /** Makes every host listen, answer searches, and forget earlier requests. */
  async reset(): Promise<void> {
    for (const host of this.#all) {
      await host.start();
      host.behaviour = searches(this.records);
      host.requests.length = 0;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((host) => host.stop()));
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
    const rules = this.#all.map(({name, port}) => `MAP ${name} 127.0.0.1:${port}`);
    return [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'];
  }
}
