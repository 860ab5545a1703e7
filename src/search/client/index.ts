/** The search client that the dialog and the results page share. */
import type {SearchClient} from '../answer';
import {site} from '../site';
import {createClient} from './embedded';
import {suggestTasks} from './suggest-tasks';

let client: SearchClient | undefined;

export function searchClient(): SearchClient {
  client ??= suggestTasks(createClient(site), site.tasks);
  return client;
}
