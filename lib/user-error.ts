/** A mistake that the user can fix. Reported as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * The sentences of the user errors in an error: itself, its cause, or one of several. By name, because the generator
 * loads its configuration in a module registry of its own, where the class is another one.
 */
export function userMistakes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  if (error.name === 'UserError') return [error.message];
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error.cause, ...inner].flatMap(userMistakes);
}
