/** Replaces ./embedded.ts if the hosted service is configured (plugins/search). */
import type {SiteSearch} from '@site/plugins/search/settings';
import type {SearchClient} from '../answer';
import {createHostedClient} from '../hosted';

export function createClient(site: SiteSearch): SearchClient {
  if (site.mode !== 'hosted') throw new Error('This site was not built for the hosted search.');
  return createHostedClient(site);
}
