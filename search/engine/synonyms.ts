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

/**
 * Looks up phrases of one or more words, in any inflection. Stop words count: without them, "scan in" would make every
 * scan a sign-in.
 */
export class SynonymBook {
  readonly #phrasesOf = new Map<string, Map<string, readonly string[]>>();
  #longestPhrase = 0;

  constructor(rules: readonly SynonymRule[]) {
    for (const {from, to} of rules) for (const source of from) this.#add(source, to);
  }

  #add(source: string, targets: readonly string[]): void {
    const words = tokenize(source);
    const key = keyOf(words);
    this.#longestPhrase = Math.max(this.#longestPhrase, words.length);
    const known = this.#phrasesOf.get(key) ?? new Map<string, readonly string[]>();
    this.#phrasesOf.set(key, known);
    for (const target of targets) {
      const telling = contentWords(tokenize(target));
      if (keyOf(telling) !== key) known.set(keyOf(telling), telling);
    }
  }

  /** Pass all words of the query, including stop words. */
  matches(words: readonly string[]): SynonymMatch[] {
    const matches: SynonymMatch[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length && to - from <= this.#longestPhrase; to++) {
        const phrases = this.#phrasesOf.get(keyOf(words.slice(from, to)));
        if (phrases) matches.push({from, to, phrases: [...phrases.values()]});
      }
    }
    return matches;
  }
}

const keyOf = (words: readonly string[]): string => words.map(stem).join(' ');
