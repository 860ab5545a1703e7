/** A rule about wording alone, applied to both the source of pages and the text of built pages. */
export type Wording = {name: string; find: (text: string) => string[]};

/** Every match of a pattern, verbatim. */
export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

export type Replacement = readonly [found: RegExp, write: string];

export const replacements =
  (pairs: readonly Replacement[], message: (found: string, write: string) => string) =>
  (text: string): string[] =>
    pairs.flatMap(([pattern, write]) => matchesOf(text, pattern).map((found) => message(found, write)));
