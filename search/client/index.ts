/** The search client that the dialog and the results page share. */
import type {SearchClient} from '../answer';
import {createClient} from '../embedded/client';
import {site} from '../site';
import {suggestTasks} from './suggest-tasks';

let client: SearchClient | undefined;

/** The folder of the index that this page was built with, from the files listed on the loader's script element. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

export function searchClient(): SearchClient {
  client ??= suggestTasks(createClient({...site, folder: builtWithIndex()}), site.tasks);
  return client;
}
