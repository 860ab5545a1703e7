/** Fails a test with the messages alone: a diff and a stack trace mean nothing to a writer. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const failure = new Error(`\n${problems.join('\n')}`);
  failure.name = 'Problems';
  failure.stack = '';
  throw failure;
}
