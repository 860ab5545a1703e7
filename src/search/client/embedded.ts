/** The client of the index beside the pages. */
import type {SiteSearch} from '@site/plugins/search/settings';
import type {SearchClient} from '../answer';
import {createEmbeddedClient} from '../embedded/client';

/** The folder of the index that this page was built with, among the files that the build lists on the loader's script. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

export function createClient({baseUrl}: SiteSearch): SearchClient {
  return createEmbeddedClient({baseUrl, folder: builtWithIndex()});
}
