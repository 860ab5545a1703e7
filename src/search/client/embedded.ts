/** The client of the index beside the pages. */
import type {SiteSearch} from '@site/plugins/search/settings';
import type {SearchClient} from '../answer';
import {createEmbeddedClient} from '../embedded/client';
import {folderOf} from '../embedded/early-worker';

export function createClient({baseUrl}: SiteSearch): SearchClient {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return createEmbeddedClient({baseUrl, folder: folderOf(search)});
}
