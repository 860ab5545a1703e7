import type {QueryPlan} from './query-plan.ts';
import {isStopWord} from './stop-words.ts';
import type {WordMatcher} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Recognises in a text the words that a query was read as, so that marks and snippets agree with the ranking. */
export function createMatcher(plan: QueryPlan, vocabulary: Vocabulary): WordMatcher {
  const weightOfStem = new Map<number, number>();
  for (const term of plan.terms) {
    const importance = isStopWord(term.word) ? 0.1 : 1;
    for (const {stems, weight} of term.expansions) {
      // A word of a phrase says only its part of what was asked for.
      const share = (weight * importance) / stems.length;
      for (const stem of stems) weightOfStem.set(stem, Math.max(weightOfStem.get(stem) ?? 0, share));
    }
  }
  const weight = (word: string): number => weightOfStem.get(vocabulary.stemOf(word)) ?? 0;
  const unfinished = plan.unfinishedWord;
  return {
    weight,
    matchedLength(word) {
      if (weight(word) === 0) return 0;
      const typedSoFar = unfinished && word !== unfinished && word.startsWith(unfinished);
      return typedSoFar && vocabulary.stemOf(word) !== vocabulary.stemOf(unfinished) ? unfinished.length : word.length;
    },
  };
}
