import {RetryError} from './retry-error.ts';

export class NotFoundError extends RetryError {}

/** Fetches and parses, all within the time limit; whatever goes wrong is a `RetryError`. */
export async function fetchJson(url: string, timeLimit: number, cache: RequestCache = 'default'): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const response = await fetch(url, {cache, signal: limit.signal, credentials: 'same-origin'});
    if (response.status === 404) throw new NotFoundError(`${url} does not exist.`);
    if (!response.ok) throw new RetryError(`${url} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof RetryError) throw error;
    throw new RetryError(`${url} could not be read: ${describe(error, limit.signal)}`, {cause: error});
  } finally {
    clearTimeout(timer);
  }
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it took too long.';
  return error instanceof Error ? error.message : String(error);
}
