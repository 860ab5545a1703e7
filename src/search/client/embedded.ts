/** The client for the index that is deployed with the site. */
import type {SiteSearch} from '@site/plugins/search/settings';
import type {SearchClient} from '../answer';
import {createEmbeddedClient} from '../embedded/client';

/** The folder of the index that this page was built with, from the files listed on the loader's script element. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

export function createClient({baseUrl}: SiteSearch): SearchClient {
  return createEmbeddedClient({baseUrl, folder: builtWithIndex()});
}
