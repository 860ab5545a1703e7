import {SearchUnavailable} from '../client/errors';
import type {SearchResult} from '../client/types';

function isResult(result: unknown): result is SearchResult {
  const {hits, nbHits} = (result ?? {}) as Partial<SearchResult>;
  return Array.isArray(hits) && typeof nbHits === 'number';
}

/** One result for each request; whatever else a 2xx carries is not an answer. */
export function readableResults(answer: unknown, expected: number): SearchResult[] {
  const {results} = (answer ?? {}) as {results?: unknown};
  if (Array.isArray(results) && results.length === expected && results.every(isResult)) return results;
  throw new SearchUnavailable('The answer of the search service cannot be read.');
}
