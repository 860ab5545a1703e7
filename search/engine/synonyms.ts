import {stem} from './stem';
import type {CodedSynonyms, SynonymRule} from './types';
import {contentWords, tokenize} from './words';

/** A phrase in any inflection. */
export const phraseKey = (words: readonly string[]): string => words.map(stem).join(' ');

/** The rules as the index has them, so that looking up a phrase takes little time. */
export function codeSynonyms(rules: readonly SynonymRule[]): CodedSynonyms {
  const coded = new Map<string, Map<string, string>>();
  for (const {from, to} of rules) {
    for (const key of from.map((phrase) => phraseKey(tokenize(phrase)))) {
      const own = coded.get(key) ?? new Map<string, string>();
      for (const words of to.map((phrase) => contentWords(tokenize(phrase))))
        own.set(phraseKey(words), words.join(' '));
      own.delete(key);
      coded.set(key, own);
    }
  }
  return Object.fromEntries([...coded].map(([key, own]) => [key, [...own.values()].join(',')]));
}
