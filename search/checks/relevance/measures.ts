import {seeded} from '../../../checks/seeded';
import {isStopWord} from '../../engine/words';
import {pageOf, type Judged, type JudgedSet} from './sets';

export type Relevance = {
  ndcg10: number;
  mrr: number;
  /** 1 if the first result is correct. */
  first: number;
  /** 1 if a correct result is in the top three. */
  top3: number;
};

const gainAt = (rank: number): number => 1 / Math.log2(rank + 2);

/** Scores one ranking (ids, best first) against the correct ids. */
export function relevanceOf(ranking: readonly string[], right: ReadonlySet<string>): Relevance {
  const isRight = ranking.slice(0, 10).map((id) => right.has(id));
  const firstRight = isRight.indexOf(true) + 1;
  const gain = isRight.reduce((sum, yes, rank) => (yes ? sum + gainAt(rank) : sum), 0);
  const ideal = Array.from({length: Math.min(10, right.size)}, (_, rank) => gainAt(rank)).reduce((a, b) => a + b, 0);
  return {
    ndcg10: gain / ideal,
    mrr: firstRight > 0 ? 1 / firstRight : 0,
    first: firstRight === 1 ? 1 : 0,
    top3: firstRight > 0 && firstRight <= 3 ? 1 : 0,
  };
}

type Result = Judged & Relevance & {found: readonly string[]};

/** Asks all questions of a set in a mode. `search` gives the ids of sections, best first. */
export async function measure(
  {by, questions}: Omit<JudgedSet, 'name'>,
  mode: Mode,
  search: (query: string) => Promise<string[]>,
): Promise<Relevance & {all: Result[]}> {
  const all: Result[] = [];
  for (const [i, question] of questions.entries()) {
    const ids = await search(typedAs(mode, question.query, i));
    const ranking = by === 'page' ? [...new Set(ids.map(pageOf))] : ids;
    all.push({...question, found: ranking, ...relevanceOf(ranking, new Set(question.right))});
  }
  const mean = (key: keyof Relevance): number => all.reduce((sum, one) => sum + one[key], 0) / (all.length || 1);
  return {ndcg10: mean('ndcg10'), mrr: mean('mrr'), first: mean('first'), top3: mean('top3'), all};
}

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
