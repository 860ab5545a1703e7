/** A rule about words alone. The same ones read the pages' sources and the text of the built pages. */
export type Wording = {name: string; find: (text: string) => string[]};

/** Every match of a pattern, verbatim. */
export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

/** A pattern that finds any of the words, as whole words, whatever their case. */
export const anyWord = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
