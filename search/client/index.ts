/** The search client that the dialog and the results page share. */
import type {SearchClient} from '../answer';
import {createClient} from '@site/search/embedded/client';
import type {WithIndex} from '../dialog/open-dialog';
import {isSlowConnection} from '../../lib/slow-connection';
import {MOST_SUGGESTIONS} from '../limits';
import {site} from '../site';

let client: SearchClient | undefined;

/** Milliseconds in which the hits are shown first. */
const REST_AFTER = 100;

/** The folder of the index that this page was built with, from the files listed on the loader's script element. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

/**
 * Suggests common tasks if a query has neither hits nor suggestions. After the first answer, on a connection that is
 * neither slow nor metered, fetches the rest of the index while the reader reads.
 */
export function withTasks({search, fetchRest, ...other}: SearchClient, tasks: readonly string[]): SearchClient {
  let hasAnswered = false;
  return {
    ...other,
    async search(query) {
      const answer = await search(query);
      if (!hasAnswered && fetchRest && !isSlowConnection()) setTimeout(fetchRest, REST_AFTER);
      hasAnswered = true;
      const isLost = answer.nbHits === 0 && answer.suggestions.length === 0;
      return isLost ? {...answer, suggestions: tasks.slice(0, MOST_SUGGESTIONS)} : answer;
    },
  };
}

export function searchClient(): SearchClient {
  const names = site.tasks.map(({name}) => name);
  client ??= withTasks(
    createClient({...site, folder: builtWithIndex(), requested: (window as WithIndex).searchIndex}),
    names,
  );
  return client;
}
