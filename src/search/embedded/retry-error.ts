/** DocSearch shows its error screen for errors of this name, as it does when no host of the hosted service answers. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
