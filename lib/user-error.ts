/** A mistake that the user can fix. Reported as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * The messages of all user errors in an error: the error itself, its cause, or the errors it collects. Compares names,
 * because the generator loads its configuration in another module registry, which has another copy of the class.
 */
export function userMistakes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  if (error.name === 'UserError') return [error.message];
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error.cause, ...inner].flatMap(userMistakes);
}

export const DISK_IS_FULL = 'The disk is full: make room and run it again.';
