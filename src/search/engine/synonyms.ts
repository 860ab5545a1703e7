import {stem} from './stem';
import {contentWords} from './stop-words';
import {tokenize} from './tokenize';
import type {SynonymRule} from './types';

export type SynonymMatch = {
  /** Positions of the query's words that say the phrase. */
  terms: number[];
  /** What else they may be called, as folded words. */
  phrases: (readonly string[])[];
};

/** Looks up phrases of one or more words, whatever their inflection. Queries drop stop words, so phrases do too. */
export class SynonymBook {
  readonly #phrasesOf = new Map<string, Map<string, readonly string[]>>();
  #longestPhrase = 0;

  constructor(rules: readonly SynonymRule[]) {
    for (const {from, to} of rules) for (const source of from) this.#add(source, to);
  }

  #add(source: string, targets: readonly string[]): void {
    const words = contentWords(tokenize(source));
    const key = words.map(stem).join(' ');
    this.#longestPhrase = Math.max(this.#longestPhrase, words.length);
    const known = this.#phrasesOf.get(key) ?? new Map<string, readonly string[]>();
    this.#phrasesOf.set(key, known);
    for (const target of targets) {
      const targetWords = contentWords(tokenize(target));
      const targetKey = targetWords.map(stem).join(' ');
      if (targetKey !== key) known.set(targetKey, targetWords);
    }
  }

  matches(words: readonly string[]): SynonymMatch[] {
    const places = contentWords(words).map((word) => words.indexOf(word));
    const roots = places.map((place) => stem(words[place]!));
    const matches: SynonymMatch[] = [];
    for (let from = 0; from < roots.length; from++) {
      for (let to = from + 1; to <= roots.length && to - from <= this.#longestPhrase; to++) {
        const phrases = this.#phrasesOf.get(roots.slice(from, to).join(' '));
        if (phrases) matches.push({terms: places.slice(from, to), phrases: [...phrases.values()]});
      }
    }
    return matches;
  }
}
