/** The search client that the dialog and the results page share. */
import type {Answer, SearchClient} from '../answer';
import {createClient} from '../embedded/client';
import {isBlank, MOST_SUGGESTIONS} from '../limits';
import {site} from '../site';

let client: SearchClient | undefined;

/** The folder of the index that this page was built with, from the files listed on the loader's script element. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

const NOTHING: Omit<Answer, 'query'> = {hits: [], nbHits: 0, page: 0, nbPages: 0, suggestions: [], groups: []};

/** Answers a blank query without asking, and suggests common tasks if a query has neither hits nor suggestions. */
export function withTasks({search, ...other}: SearchClient, tasks: readonly string[]): SearchClient {
  return {
    ...other,
    async search(query) {
      if (isBlank(query.query)) return {...NOTHING, query: query.query};
      const answer = await search(query);
      const isLost = answer.nbHits === 0 && answer.suggestions.length === 0;
      return isLost ? {...answer, suggestions: tasks.slice(0, MOST_SUGGESTIONS)} : answer;
    },
  };
}

export function searchClient(): SearchClient {
  const names = site.tasks.map(({name}) => name);
  client ??= withTasks(createClient({...site, folder: builtWithIndex()}), names);
  return client;
}
