import {similarity} from '../../lib/similarity';
import type {Vocabulary} from './vocabulary';
import {isIdentifier} from './words';

export type Correction = {word: string; stem: number; distance: number};

const MOST_CORRECTIONS = 8;
const MOST_TYPOS = 2;
const SHORTEST_SUGGESTION = 3;
/** Words that have less in common are not suggested. */
const LEAST_SIMILARITY = 0.35;

/** Typos allowed in an intended word of this length. */
export function forgivenTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : MOST_TYPOS;
}

/** The words that an unknown word may be a typo of: only the closest. The intended word's length limits the typos. */
export function corrections(typed: string, vocabulary: Vocabulary): Correction[] {
  const found: Correction[] = [];
  let nearest = MOST_TYPOS;
  for (const word of vocabulary.words) {
    // The first letter must match, unless it's swapped with the next: "tight" is not "night".
    if (word[0] !== typed[0] && !(word[0] === typed[1] && word[1] === typed[0])) continue;
    if (isIdentifier(word)) continue;
    const allowed = Math.min(nearest, forgivenTypos(word.length));
    if (Math.abs(typed.length - word.length) > allowed) continue;
    const distance = editDistance(typed, word);
    if (distance > allowed) continue;
    nearest = distance;
    found.push({word, stem: vocabulary.stemOf(word), distance});
  }
  return found.filter(({distance}) => distance === nearest).slice(0, MOST_CORRECTIONS);
}

/** The known word with the most letter pairs in common, even beyond a typo. Undefined if none is similar. */
export function mostSimilar(typed: string, {words}: Vocabulary): string | undefined {
  let best: string | undefined;
  let most = LEAST_SIMILARITY;
  for (const word of words) {
    const likeness = word.length < SHORTEST_SUGGESTION ? 0 : similarity(typed, word);
    if (likeness >= most && (likeness > most || best === undefined)) [best, most] = [word, likeness];
  }
  return best;
}

/** Edits (insert, delete, substitute, swap adjacent letters) that turn `typed` into `word`. */
export function editDistance(typed: string, word: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: word.length + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const substituted = previous[column - 1]! + (typed[row - 1] === word[column - 1] ? 0 : 1);
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const swapped = isSwap ? beforePrevious[column - 2]! + 1 : Infinity;
      current.push(Math.min(substituted, swapped, previous[column]! + 1, current[column - 1]! + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[word.length]!;
}
