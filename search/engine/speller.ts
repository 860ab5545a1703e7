/** Reads words that the pages don't have, as people type them: two in one, or with a typo. */
import {isIdentifier, isStopWord} from './words';
import {stem} from './stem';

/** The known stems, and how many sections use each. */
export type Known = ReadonlyMap<string, number>;

const SHORTEST_PART = 3;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO = 8;

/** Insertions, deletions, substitutions, and swaps of neighbors that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? beforePrevious[column - 2]! + 1 : Infinity;
      current.push(Math.min(replaced, swapped, previous[column]! + 1, current[column - 1]! + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length]!;
}

/** The words that a stem may be typed as. */
const formsOf = (one: string): string[] => [
  ...['', 'e', 's', 'es', 'ed', 'ing', `${one.at(-1)}ed`, `${one.at(-1)}ing`].map((ending) => one + ending),
  ...(one.endsWith('i') ? ['y', 'ies', 'ied'].map((ending) => one.slice(0, -1) + ending) : []),
];

/** The stems of two known words that were typed as one. */
export function splitWord(word: string, known: Known): string[] {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)].filter((part) => !isStopWord(part)).map(stem);
    if (parts.length > 0 && parts.every((part) => known.has(part))) return parts;
  }
  return [];
}

/**
 * The known stems that a word may be a typo of: only the closest. The first letter must be right, unless it's swapped
 * with the second: "tight" isn't "night".
 */
export function corrections(word: string, known: Known): string[] {
  const found = new Map<string, number>();
  let nearest = word.length < SHORTEST_WITH_TWO - 1 ? 1 : 2;
  for (const one of known.keys()) {
    if (one[0] !== word[0] && !(one[0] === word[1] && one[1] === word[0])) continue;
    if (isIdentifier(one) || Math.abs(one.length - word.length) > 5) continue;
    for (const form of formsOf(one)) {
      const allowed = Math.min(nearest, form.length < SHORTEST_WITH_TWO ? 1 : 2);
      if (form.length < SHORTEST_WITH_TYPO || Math.abs(form.length - word.length) > allowed) continue;
      const distance = editDistance(word, form);
      if (distance > allowed) continue;
      nearest = distance;
      found.set(one, Math.min(distance, found.get(one) ?? Infinity));
    }
  }
  return [...found].filter(([, distance]) => distance === nearest).map(([one]) => one);
}
