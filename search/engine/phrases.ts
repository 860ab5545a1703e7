import {NUMBERS} from './numbers';
import type {PhraseIndex} from './pack';
import type {Term} from './query';
import {isStopWord} from './words';

type Rarity = (stem: string) => number;

/**
 * Compares queries with single phrases: a phrase that is the query says more than its words spread over twenty phrases.
 * Returns how well the best phrase of each section fits, from 0 to 1: the share of the query's words that it has, less
 * for words of its own that the query doesn't have. Rare words count more.
 */
export function comparePhrases({stems, sectionOf}: PhraseIndex, rarity: Rarity) {
  const weightOf = (stem: string): number => (isStopWord(stem) ? NUMBERS.small : rarity(stem));
  const weights = sectionOf.map(() => 0);
  for (const [stem, phrases] of stems) for (const phrase of phrases) weights[phrase]! += weightOf(stem);

  return function fits(terms: readonly Term[]): Map<number, number> {
    const rarities = new Map<number, number>();
    // What is typed comes before its synonyms.
    for (const {stem, words} of terms)
      for (const word of words) if (!rarities.has(word)) rarities.set(word, rarity(stem));
    const asked = [...rarities.values()].reduce((sum, one) => sum + one, 0);
    /** For each phrase, the weight of its stems that are in the query, and how well it has each word. */
    const found = new Map<number, {shared: number; words: Map<number, number>}>();
    for (const [stem, term, weight] of matches(terms, stems.keys())) {
      for (const phrase of stems.get(stem)!) {
        const own = found.get(phrase) ?? {shared: 0, words: new Map<number, number>()};
        own.shared += weightOf(stem);
        for (const word of term.words) own.words.set(word, Math.max(own.words.get(word) ?? 0, weight));
        found.set(phrase, own);
      }
    }
    const best = new Map<number, number>();
    for (const [phrase, {shared, words}] of found) {
      const answered = [...words].reduce((sum, [word, weight]) => sum + weight * rarities.get(word)!, 0);
      const fit = answered / (asked + NUMBERS.extra * (weights[phrase]! - shared));
      const section = sectionOf[phrase]!;
      best.set(section, Math.max(best.get(section) ?? 0, fit));
    }
    return best;
  };
}

/** The known stems that answer a query, each with the term that it answers best. */
function* matches(terms: readonly Term[], known: Iterable<string>): Generator<[string, Term, number]> {
  const exact = new Map(terms.map((term) => [term.stem, term]));
  const prefixes = terms.filter(({isPrefix}) => isPrefix);
  for (const stem of known) {
    const own = exact.get(stem);
    const begun = own ?? prefixes.find((term) => stem.startsWith(term.stem));
    if (begun) yield [stem, begun, own ? own.weight : NUMBERS.prefix];
  }
}
