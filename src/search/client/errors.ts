/** Search could not be reached, or what came back cannot be read. Named as the hosted client names it, so that both are shown alike. */
export class SearchUnavailable extends Error {
  override name = 'RetryError';
}

/** The search service answered, and refused. The help text tells the reader what it said. */
export class SearchRefused extends Error {
  override name = 'ApiError';
  readonly helpText: string;

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.helpText = `The search service answered: ${message} (${status}).`;
  }
}
