/** A word of the query: what it may stand for, and how much finding it says. */
interface SaidTerm {
  stems: ReadonlySet<number>;
  rarity: number;
}

/** The keywords of all pages as phrases, to see which of them a query says whole, in any order and inflection. */
export class KeywordPhrases {
  /** Page and number of words of each phrase. */
  readonly #phrases: {page: number; length: number}[] = [];
  readonly #phrasesWith = new Map<number, number[]>();

  add(page: number, stems: readonly number[]): void {
    const phrase = this.#phrases.push({page, length: stems.length}) - 1;
    for (const stem of stems) {
      const list = this.#phrasesWith.get(stem);
      if (list) list.push(phrase);
      else this.#phrasesWith.set(stem, [phrase]);
    }
  }

  /** For each page with a keyword that the query says whole: how much of the query that keyword is, up to 1. */
  sharesSaid(terms: readonly SaidTerm[]): Map<number, number> {
    const wanted = terms.reduce((sum, {rarity}) => sum + rarity, 0);
    const said = new Map<number, {words: number; rarity: number}>();
    for (const {stems, rarity} of terms) {
      const phrases = new Set([...stems].flatMap((stem) => this.#phrasesWith.get(stem) ?? []));
      for (const phrase of phrases) {
        const sum = said.get(phrase) ?? {words: 0, rarity: 0};
        said.set(phrase, {words: sum.words + 1, rarity: sum.rarity + rarity});
      }
    }
    const shares = new Map<number, number>();
    for (const [phrase, {words, rarity}] of said) {
      const {page, length} = this.#phrases[phrase]!;
      if (words >= length) shares.set(page, Math.max(shares.get(page) ?? 0, rarity / wanted));
    }
    return shares;
  }
}
