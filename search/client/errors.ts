/**
 * The search can't be reached, or its response can't be read. Has the same name as the hosted client's error, so both
 * are shown alike.
 */
export class SearchUnavailable extends Error {
  override name = 'RetryError';
}

/**
 * The search service rejected the request. The help text shows its message to the reader, unless it is markup, as of a
 * proxy's error page.
 */
export class SearchRefused extends Error {
  override name = 'ApiError';
  readonly helpText: string;

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.helpText = /<\w/.test(message)
      ? `The search service refused the request (${status}).`
      : `The search service answered: ${message} (${status}).`;
  }
}
