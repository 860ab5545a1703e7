/** Fails a test with the messages alone: a diff and a stack trace mean nothing to a writer. */
export function expectNoMistakes(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  const failure = new Error(`\n${mistakes.join('\n')}`);
  failure.name = 'Mistakes';
  failure.stack = '';
  throw failure;
}
