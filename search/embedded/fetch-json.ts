import {SearchUnavailable} from '../client/errors';

export class NotFound extends SearchUnavailable {}

/** Fetches and parses JSON within the time limit. Every failure is a `SearchUnavailable`. */
export async function fetchJson(url: string, timeLimit: number, cache: RequestCache = 'default'): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const response = await fetch(url, {cache, signal: limit.signal, credentials: 'same-origin'});
    if (response.status === 404) throw new NotFound(`${url} does not exist.`);
    if (!response.ok) throw new SearchUnavailable(`${url} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof SearchUnavailable) throw error;
    throw new SearchUnavailable(`${url} could not be read: ${reasonOf(error, limit.signal)}`, {cause: error});
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it took too long.';
  return error instanceof Error ? error.message : String(error);
}
