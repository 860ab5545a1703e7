import type {QueryPlan} from './query-plan';
import type {WordMatcher} from './types';
import type {Vocabulary} from './vocabulary';

/** Recognises in a text the words that a query was read as, so that marks and snippets agree with the ranking. */
export function createMatcher({terms, unfinishedWord}: QueryPlan, vocabulary: Vocabulary): WordMatcher {
  const answersOfStem = new Map<number, {term: number; weight: number}[]>();
  terms.forEach(({expansions}, term) => {
    for (const {stems, weight} of expansions) {
      // A word of a phrase says only its part of what was asked for.
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
