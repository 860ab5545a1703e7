import {stem} from './stem';
import type {SynonymRule} from './types';
import {contentWords, tokenize} from './words';

export type SynonymMatch = {
  /** Range of the matching words in the query: `[from, to)`. */
  from: number;
  to: number;
  /** Their synonyms, as folded words. */
  phrases: (readonly string[])[];
};

/** The rules as the index has them, so that opening it takes little time: the stems of `from`, the content words of `to`. */
export const codeSynonyms = (rules: readonly SynonymRule[]): SynonymRule[] =>
  rules.map(({from, to}) => ({
    from: [...new Set(from.map((phrase) => keyOf(tokenize(phrase))))],
    to: to.map((phrase) => contentWords(tokenize(phrase)).join(' ')),
  }));

/**
 * Looks up phrases of one or more words, in any inflection. Stop words count: without them, "scan in" would make every
 * scan a sign-in.
 */
export class SynonymBook {
  readonly #targetsOf = new Map<string, string[]>();
  readonly #longestPhrase: number;

  constructor(coded: readonly SynonymRule[]) {
    for (const {from, to} of coded) {
      for (const key of from) this.#targetsOf.set(key, [...(this.#targetsOf.get(key) ?? []), ...to]);
    }
    this.#longestPhrase = Math.max(0, ...[...this.#targetsOf.keys()].map((key) => key.split(' ').length));
  }

  /** Pass all words of the query, including stop words. */
  matches(words: readonly string[]): SynonymMatch[] {
    const matches: SynonymMatch[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length && to - from <= this.#longestPhrase; to++) {
        const key = keyOf(words.slice(from, to));
        const targets = this.#targetsOf.get(key)?.map((target) => target.split(' ')) ?? [];
        const phrases = new Map(targets.map((target) => [keyOf(target), target]));
        phrases.delete(key);
        if (phrases.size > 0) matches.push({from, to, phrases: [...phrases.values()]});
      }
    }
    return matches;
  }
}

const keyOf = (words: readonly string[]): string => words.map(stem).join(' ');
