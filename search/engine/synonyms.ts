import {stem} from './stem';
import type {IndexData, SynonymRule} from './types';
import {stemsOf, tokenize} from './words';

/** Sections that must use a word before a rule is also read backward, from the site's word to the readers'. */
const LEAST_USES = 12;

/** The rules as the index has them, in both directions. */
export function codeSynonyms(rules: readonly SynonymRule[], uses: (stem: string) => number): IndexData['synonyms'] {
  const coded = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const key = tokenize(from).map(stem).join(' ');
    const stems = stemsOf(to).join(' ');
    if (key && stems && key !== stems) coded.set(key, (coded.get(key) ?? new Set()).add(stems));
  };
  const isUsed = (phrase: string) => stemsOf(phrase).every((one) => uses(one) >= LEAST_USES);
  for (const {from, to} of rules) {
    for (const typed of from) {
      for (const word of to) {
        add(typed, word);
        if (isUsed(typed)) add(word, typed);
      }
    }
  }
  return Object.fromEntries([...coded].map(([key, phrases]) => [key, [...phrases].join(',')]));
}
