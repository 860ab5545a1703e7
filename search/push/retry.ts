/** Retries errors that may be temporary: no host responded, or too many requests. Other errors are final. */
import {setTimeout as pause} from 'node:timers/promises';

export type RetryOptions = {
  attempts: number;
  /** Milliseconds before the first retry; doubles after each one. */
  firstPause: number;
  onRetry: (error: Error) => void;
};

function mayWorkLater(error: unknown): error is Error {
  const {name, status} = error as {name?: string; status?: number};
  return name === 'RetryError' || status === 429;
}

export async function withRetry<Result>(
  work: () => Promise<Result>,
  {attempts, firstPause, onRetry}: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !mayWorkLater(error)) throw error;
      onRetry(error);
      await pause(firstPause * 2 ** (attempt - 1));
    }
  }
}
