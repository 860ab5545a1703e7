import type {QueryPlan} from './query-plan';
import type {WordMatcher} from './types';
import type {Vocabulary} from './vocabulary';

/** Matches text with the same expansions as the ranking, so highlights and snippets agree with it. */
export function createMatcher({terms, unfinishedWord}: QueryPlan, vocabulary: Vocabulary): WordMatcher {
  const answersOfStem = new Map<number, {term: number; weight: number}[]>();
  terms.forEach(({expansions}, term) => {
    for (const {stems, weight} of expansions) {
      // Each word of a phrase counts only for its share.
      for (const stem of stems) {
        answersOfStem.set(stem, [...(answersOfStem.get(stem) ?? []), {term, weight: weight / stems.length}]);
      }
    }
  });
  const answers = (word: string) => answersOfStem.get(vocabulary.stemOf(word)) ?? [];
  return {
    answers,
    matchedLength(word) {
      if (answers(word).length === 0) return 0;
      const isUnfinished = unfinishedWord && word !== unfinishedWord && word.startsWith(unfinishedWord);
      const isInflected = vocabulary.stemOf(word) === vocabulary.stemOf(unfinishedWord ?? '');
      return isUnfinished && !isInflected ? unfinishedWord.length : word.length;
    },
  };
}
