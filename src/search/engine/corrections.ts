import {editDistance} from './edit-distance';
import type {Vocabulary} from './vocabulary';

export type Correction = {
  word: string;
  stem: number;
  distance: number;
  /** The typed word is near the beginning of this one. */
  unfinished: boolean;
};

const MOST_CORRECTIONS = 8;
const MOST_TYPOS = 2;
/** With fewer letters left, a word is typed nearly to its end: what differs then is another word (`voice` is not `voided`). */
const FEWEST_UNTYPED = 3;
const SHORTEST_SUGGESTION = 3;
/** Words that share fewer of their pairs of letters are not alike. */
const LEAST_LIKENESS = 0.35;

/** Typos forgiven in a meant word of this length. */
export function forgivenTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : MOST_TYPOS;
}

/** Finds the words of the vocabulary that an unknown word may have meant. */
export class Corrector {
  constructor(private readonly vocabulary: Vocabulary) {}

  /** The nearest words only; whole words before unfinished ones. How many typos are forgiven depends on the meant word. */
  correct(typed: string, mayBeUnfinished: boolean): Correction[] {
    const found: Correction[] = [];
    let nearest = MOST_TYPOS;
    for (const [position, word] of this.vocabulary.words.entries()) {
      // Nobody misses the first letter, except by swapping it with the next: "tight" is not "night".
      if (word[0] !== typed[0] && !(word[0] === typed[1] && word[1] === typed[0])) continue;
      const allowed = Math.min(nearest, forgivenTypos(word.length));
      if (allowed === 0 || typed.length - word.length > allowed) continue;
      let distance = editDistance(typed, word, allowed);
      const unfinished = distance > allowed && mayBeUnfinished && word.length >= typed.length + FEWEST_UNTYPED;
      if (unfinished) distance = editDistance(typed, word, Math.min(allowed, forgivenTypos(typed.length - 1)), true);
      if (distance > allowed) continue;
      if (!unfinished) nearest = distance;
      found.push({word, stem: this.vocabulary.stemAt(position), distance, unfinished});
    }
    return found
      .filter((correction) => correction.distance <= nearest)
      .sort((a, b) => Number(a.unfinished) - Number(b.unfinished) || a.distance - b.distance)
      .slice(0, MOST_CORRECTIONS);
  }

  /** The known word that shares the most pairs of letters, also beyond a typo; undefined if none is like it. */
  likest(typed: string): string | undefined {
    const pairs = pairsOf(typed);
    let best: string | undefined;
    let most = LEAST_LIKENESS;
    for (const word of this.vocabulary.words) {
      if (word.length < SHORTEST_SUGGESTION) continue;
      const own = pairsOf(word);
      const shared = [...own].filter((pair) => pairs.has(pair)).length;
      const likeness = (2 * shared) / (own.size + pairs.size);
      if (likeness >= most && (likeness > most || best === undefined)) [best, most] = [word, likeness];
    }
    return best;
  }
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from({length: Math.max(1, word.length - 1)}, (_, i) => word.slice(i, i + 2)));
}
