import {corrections} from './corrections';
import {RANKING} from './ranking-parameters';
import {phraseKey} from './synonyms';
import type {WordMatcher} from './types';
import type {Vocabulary} from './vocabulary';
import {contentWords, identifiersIn, isIdentifier, isStopWord, tokenize} from './words';

/** Stems that can match in place of a typed word. If there are several, all must match. */
export type Expansion = {
  stems: number[];
  weight: number;
  isSynonym?: true;
};

export type QueryTerm = {
  word: string;
  /** The stem of the typed word; -1 if unknown. */
  stem: number;
  /** How the word was interpreted: itself or its best correction. Undefined if nothing is close. */
  readAs: string | undefined;
  expansions: Expansion[];
};

export type QueryPlan = {
  terms: QueryTerm[];
  /** All typed words, in order. */
  words: readonly string[];
};

const LONGEST_QUERY = 512;
const MOST_TERMS = 16;
/** A prefix of one or two letters matches too many words to rank them all. */
const MOST_PREFIX_WORDS = 64;

/** What the index knows of words. */
export type Lexicon = {vocabulary: Vocabulary; synonyms: ReadonlyMap<string, string>};

export function planQuery(query: string, {vocabulary, synonyms}: Lexicon): QueryPlan {
  const text = query.slice(0, LONGEST_QUERY);
  const words = tokenize(text);
  // Only on its own: in a question, the words around it say more.
  const names = /\S\s+\S/.test(text) ? [] : identifiersIn(text).filter((name) => vocabulary.stemOf(name) >= 0);
  const terms = [...new Set([...contentWords(words), ...names])]
    .slice(0, MOST_TERMS)
    .map((word) => readTerm(word, word === words.at(-1), vocabulary));
  addSynonyms(terms, words, {vocabulary, synonyms});
  return {terms, words};
}

function readTerm(word: string, isLast: boolean, vocabulary: Vocabulary): QueryTerm {
  const {expansion: weights} = RANKING;
  const stem = vocabulary.stemOf(word);
  if (isIdentifier(word))
    return {word, stem: -1, readAs: word, expansions: [{stems: [stem], weight: weights.identifier}]};
  const expansions: Expansion[] = stem < 0 ? [] : [{stems: [stem], weight: 1}];
  const add = (others: Iterable<number>, weight: number) => {
    for (const other of others) expansions.push({stems: [other], weight});
  };
  // The reader may still be typing the last word.
  if (isLast) add(stemsFrom(word, vocabulary), stem < 0 ? weights.prefix : weights.prefixOfKnown);
  if (!isStopWord(word)) add(vocabulary.relatives(word), weights.derived);
  if (expansions.length > 0 || isStopWord(word)) return {word, stem, readAs: word, expansions};
  const corrected = corrections(word, vocabulary);
  for (const one of corrected) add([one.stem], one.distance === 1 ? weights.oneTypo : weights.twoTypos);
  return {word, stem, readAs: corrected[0]?.word, expansions};
}

/** The stems of other words that begin like this. */
function stemsFrom(prefix: string, vocabulary: Vocabulary): number[] {
  const words = vocabulary.words.filter((word) => word.startsWith(prefix) && !isIdentifier(word));
  const stems = new Set(words.map((word) => vocabulary.stemOf(word)));
  stems.delete(vocabulary.stemOf(prefix));
  return [...stems].slice(0, MOST_PREFIX_WORDS);
}

/** Looks up phrases of all words: without stop words, "scan in" would make every scan a sign-in. */
function addSynonyms(terms: readonly QueryTerm[], typed: readonly string[], {vocabulary, synonyms}: Lexicon): void {
  const termOf = new Map(terms.map((term) => [term.word, term]));
  const words = typed.map((word) => termOf.get(word)?.readAs ?? word);
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      for (const phrase of synonyms.get(phraseKey(words.slice(from, to)))?.split(',') ?? []) {
        const stems = phrase.split(' ').map((word) => vocabulary.stemOf(word));
        const expansion: Expansion = {stems, weight: RANKING.expansion.synonym, isSynonym: true};
        for (const word of typed.slice(from, to)) termOf.get(word)?.expansions.push(expansion);
      }
    }
  }
}

/** Matches text with the same expansions as the ranking, so highlights and snippets agree with it. */
export function createMatcher({terms}: QueryPlan, vocabulary: Vocabulary): WordMatcher {
  const answersOfStem = new Map<number, {term: number; weight: number}[]>();
  const typed = new Set<number>();
  terms.forEach(({expansions}, term) => {
    for (const {stems, weight, isSynonym} of expansions) {
      // Each word of a phrase counts only for its share.
      for (const stem of stems) {
        if (!isSynonym) typed.add(stem);
        answersOfStem.set(stem, [...(answersOfStem.get(stem) ?? []), {term, weight: weight / stems.length}]);
      }
    }
  });
  return {
    answers: (word) => answersOfStem.get(vocabulary.stemOf(word)) ?? [],
    isTyped: (word) => typed.has(vocabulary.stemOf(word)),
  };
}
