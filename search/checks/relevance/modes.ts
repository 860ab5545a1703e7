import {isStopWord} from '../../engine/words';
import {seeded} from '../../../checks/seeded';

export const MODES = ['clean', 'typo', 'prefix'] as const;
export type Mode = (typeof MODES)[number];

const WORD = /[\p{L}\p{N}]+/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The query as typed in a mode; each query has its own `seed`, so that adding queries doesn't change the others. */
export function typedAs(mode: Mode, query: string, seed: number): string {
  if (mode === 'typo') return withTypo(query, seeded(seed + 1));
  if (mode === 'prefix') return withUnfinishedWord(query);
  return query;
}

/** One edit in a word of at least four letters that isn't a stop word; never in its first letter. */
function withTypo(query: string, random: () => number): string {
  const words = [...query.matchAll(WORD)].filter(([word]) => word.length >= 4 && !isStopWord(word.toLowerCase()));
  const chosen = words[Math.floor(random() * words.length)];
  if (!chosen) return query;
  const [word] = chosen;
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)]!;
  const edits = [
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    at + 1 < word.length
      ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      : word.slice(0, at) + letter,
  ];
  const edited = edits[Math.floor(random() * edits.length)]!;
  return query.slice(0, chosen.index) + edited + query.slice(chosen.index + word.length);
}

/** Truncates the last word to 60% of its letters, at least three. */
function withUnfinishedWord(query: string): string {
  const last = [...query.matchAll(WORD)].at(-1);
  if (!last) return query;
  const kept = Math.max(3, Math.floor(last[0].length * 0.6));
  return query.slice(0, last.index) + last[0].slice(0, kept);
}
