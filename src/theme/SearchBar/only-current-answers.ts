import type {SearchClient} from '@site/src/search/client/types';

type Search = SearchClient['search'];

/**
 * DocSearch takes every answer, also one to a query that the reader has typed on from since: its failure would
 * cover newer hits or saved searches, and its count would stand under the hits of another query. Here such an
 * answer never arrives, so that nothing comes of it.
 */
export function onlyCurrentAnswers(search: Search, inputValue: () => string | undefined): Search {
  let newest: unknown;
  return (request) => {
    newest = request;
    const isCurrent = () => newest === request && inputValue() === request.requests[0]?.query;
    const nothing = new Promise<never>(() => {});
    return search(request).then(
      (answer) => (isCurrent() ? answer : nothing),
      (error: unknown) => (isCurrent() ? Promise.reject(error as Error) : nothing),
    );
  };
}
