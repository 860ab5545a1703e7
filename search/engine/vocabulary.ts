import {rootOf, stem} from './stem';

/**
 * The sorted words of the index, with the stem of each. Stems are numbered in the order of their first word, so the
 * build and the browser agree on the numbers without storing them.
 */
export class Vocabulary {
  readonly words: readonly string[];
  readonly stemCount: number;
  readonly #stemOfWord = new Map<string, number>();
  readonly #stemIds = new Map<string, number>();

  constructor(sortedWords: readonly string[]) {
    this.words = sortedWords;
    for (const word of sortedWords) {
      const root = stem(word);
      let id = this.#stemIds.get(root);
      if (id === undefined) this.#stemIds.set(root, (id = this.#stemIds.size));
      this.#stemOfWord.set(word, id);
    }
    this.stemCount = this.#stemIds.size;
  }

  /** The stem of a folded word, even of an inflection that isn't in the index; -1 if unknown. */
  stemOf(word: string): number {
    return this.#stemOfWord.get(word) ?? this.#stemIds.get(stem(word)) ?? -1;
  }
  /** The stems of other words with the same root. */
  relatives(word: string): number[] {
    const own = stem(word);
    const root = rootOf(own);
    const isRelative = (other: string) => other.startsWith(root) && other !== own && rootOf(other) === root;
    return [...this.#stemIds].filter(([other]) => isRelative(other)).map(([, id]) => id);
  }
}
