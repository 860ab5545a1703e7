/** Fails a test with the sentences alone: a diff and a stack trace tell a writer nothing. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const failure = new Error(`\n${problems.join('\n')}`);
  failure.name = 'Problems';
  failure.stack = '';
  throw failure;
}
