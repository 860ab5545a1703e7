/** A mistake that the user can fix. Reported as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(message: string) {
    super(message);
    raised.add(message);
  }
}

/** Global, because the generator loads its config in a separate module registry and its bundler keeps only messages. */
const shared = globalThis as {[key: symbol]: Set<string> | undefined};
const raised = (shared[Symbol.for('site.user-errors')] ??= new Set());

/** Messages of all user errors so far, including those that a library has wrapped in its own errors. */
export const raisedUserErrors = (): string[] => [...raised];
