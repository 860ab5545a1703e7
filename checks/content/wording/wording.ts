/** A rule about wording alone, applied to both the source of pages and the text of built pages. */
export type Wording = {name: string; find: (text: string) => string[]};

/** Every match of a pattern, verbatim. */
export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

/** A pattern that matches any of the words as a whole word, in any case. */
export const anyWord = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
