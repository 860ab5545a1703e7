import {corrections, type Correction} from './corrections';
import {RANKING} from './ranking-parameters';
import {phraseKey} from './synonyms';
import type {WordMatcher} from './types';
import type {Vocabulary} from './vocabulary';
import {contentWords, identifiersIn, isIdentifier, isStopWord, saysTrouble, tokenize} from './words';

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
  /** The last word: the reader may still be typing it. */
  unfinishedWord: string | undefined;
  /** The stem that headings on troubleshooting have, if the reader says that something doesn't work; otherwise -1. */
  troubleStem: number;
};

const LONGEST_QUERY = 512;
const MOST_TERMS = 16;
const TROUBLE_HEADING = 'troubleshoot';
/** A prefix of one or two letters matches too many words to rank them all. */
const MOST_PREFIX_WORDS = 64;

/** What the index knows of words. */
export type Lexicon = {vocabulary: Vocabulary; synonyms: ReadonlyMap<string, string>};

export function planQuery(query: string, {vocabulary, synonyms}: Lexicon): QueryPlan {
  const text = query.slice(0, LONGEST_QUERY);
  const words = tokenize(text);
  const unfinishedWord = words.at(-1);
  // Only on its own: in a question, the words around it say more.
  const names = /\S\s+\S/.test(text) ? [] : identifiersIn(text).filter((name) => vocabulary.stemOf(name) >= 0);
  const terms = [...new Set([...contentWords(words), ...names])]
    .slice(0, MOST_TERMS)
    .map((word) => readTerm(word, word === unfinishedWord, vocabulary));
  addJoinedWords(terms, vocabulary);
  addSynonyms(terms, words, {vocabulary, synonyms});
  const troubleStem = saysTrouble(words) ? vocabulary.stemOf(TROUBLE_HEADING) : -1;
  return {terms, words, unfinishedWord, troubleStem};
}

function readTerm(word: string, unfinished: boolean, vocabulary: Vocabulary): QueryTerm {
  const {expansion: weights} = RANKING;
  const stem = vocabulary.stemOf(word);
  if (isIdentifier(word))
    return {word, stem: -1, readAs: word, expansions: [{stems: [stem], weight: weights.identifier}]};
  const expansions: Expansion[] = stem < 0 ? [] : [{stems: [stem], weight: 1}];
  const add = (others: Iterable<number>, weight: number) => {
    for (const other of others) expansions.push({stems: [other], weight});
  };
  if (unfinished) add(stemsFrom(word, vocabulary), stem < 0 ? weights.prefix : weights.prefixOfKnown);
  if (!isStopWord(word)) add(vocabulary.relatives(word), weights.derived);
  if (expansions.length > 0 || isStopWord(word)) return {word, stem, readAs: word, expansions};
  const corrected = corrections(word, unfinished, vocabulary);
  for (const one of corrected) add([one.stem], correctionWeight(one));
  return {word, stem, readAs: corrected[0]?.word, expansions};
}

/** The stems of other words that begin like this. */
function stemsFrom(prefix: string, vocabulary: Vocabulary): number[] {
  const words = vocabulary.words.filter((word) => word.startsWith(prefix) && !isIdentifier(word));
  const stems = new Set(words.map((word) => vocabulary.stemOf(word)));
  stems.delete(vocabulary.stemOf(prefix));
  return [...stems].slice(0, MOST_PREFIX_WORDS);
}

/** `price list` → `pricelist`. */
function addJoinedWords(terms: readonly QueryTerm[], vocabulary: Vocabulary): void {
  terms.slice(1).forEach((second, i) => {
    const first = terms[i]!;
    const joined = vocabulary.stemOf(first.word + second.word);
    if (joined < 0) return;
    for (const term of [first, second]) term.expansions.push({stems: [joined], weight: RANKING.expansion.joined});
  });
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

function correctionWeight({distance, unfinished}: Correction): number {
  if (unfinished) return RANKING.expansion.unfinishedTypo;
  return distance === 1 ? RANKING.expansion.oneTypo : RANKING.expansion.twoTypos;
}

/** Matches text with the same expansions as the ranking, so highlights and snippets agree with it. */
export function createMatcher({terms, unfinishedWord}: QueryPlan, vocabulary: Vocabulary): WordMatcher {
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
  const answers = (word: string) => answersOfStem.get(vocabulary.stemOf(word)) ?? [];
  return {
    answers,
    isTyped: (word) => typed.has(vocabulary.stemOf(word)),
    matchedLength(word) {
      if (answers(word).length === 0) return 0;
      const isUnfinished = unfinishedWord && word !== unfinishedWord && word.startsWith(unfinishedWord);
      const isInflected = vocabulary.stemOf(word) === vocabulary.stemOf(unfinishedWord ?? '');
      return isUnfinished && !isInflected ? unfinishedWord.length : word.length;
    },
  };
}
