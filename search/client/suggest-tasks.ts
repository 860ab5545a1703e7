import type {SearchClient} from '../answer';

const MOST_SUGGESTIONS = 3;

/** Suggests common tasks if a query has neither hits nor suggestions. */
export function suggestTasks(client: SearchClient, tasks: readonly string[]): SearchClient {
  return {
    ...client,
    async search(query) {
      const answer = await client.search(query);
      const isLost = answer.nbHits === 0 && answer.suggestions.length === 0 && query.query.trim() !== '';
      return isLost ? {...answer, suggestions: tasks.slice(0, MOST_SUGGESTIONS)} : answer;
    },
  };
}
