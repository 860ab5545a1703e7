/** What a query asks for: the stems that answer each word of it. */
import {NUMBERS} from './numbers';
import {corrections, splitWord, type Known} from './speller';
import {stem} from './stem';
import type {IndexData, WordMatcher} from './types';
import {identifiersIn, isStopWord, tokenize} from './words';

/** A stem to search for: what the reader typed (the words of the query with these indexes), or a synonym of it. */
export type Term = {stem: string; weight: number; isPrefix: boolean; typed: Set<number>; words: Set<number>};

export type Plan = {
  terms: Term[];
  /** Number of words that can be found. */
  asked: number;
  typed: readonly string[];
};

const MOST_CHARACTERS = 512;
const MOST_WORDS = 16;
const LONGEST_PHRASE = 4;

/** A word of the query as it is read. If it's split or corrected, its stem is all that is known of it. */
type ReadWord = {word: string; stem: string};

export type Lexicon = {known: Known; synonyms: IndexData['synonyms']};

export function planQuery(query: string, {known, synonyms}: Lexicon): Plan {
  const text = query.slice(0, MOST_CHARACTERS);
  const typed = tokenize(text);
  const telling = typed.filter((word) => !isStopWord(word));
  const words = [...new Set(telling.length > 0 ? telling : typed)].slice(0, MOST_WORDS);
  const terms = new Map<string, Term>();
  const add = (one: string, word: number, {weight = 1, isPrefix = false, isSynonym = false} = {}): void => {
    const term = terms.get(one) ?? {stem: one, weight, isPrefix, typed: new Set(), words: new Set()};
    if (!isSynonym) term.typed.add(word);
    term.words.add(word);
    term.isPrefix ||= isPrefix;
    terms.set(one, term);
  };

  const asTyped = (word: string): ReadWord => ({word, stem: stem(word)});
  const readAs = words.map((word, i): ReadWord[] => {
    const one = stem(word);
    const isLast = word === typed.at(-1);
    const isKnown = known.has(one);
    if (isKnown && !isLast) return (add(one, i), [asTyped(word)]);
    // By what is typed, not by its stem: "case" doesn't begin "cash".
    const longer = isLast || word.length > 2 ? [...known.keys()].filter((other) => other.startsWith(word)) : [];
    const begins = longer.some((other) => known.get(other)! > 0);
    if (isKnown || begins) {
      if (isKnown) add(one, i);
      if (begins) add(word, i, {isPrefix: true});
      return [asTyped(word)];
    }
    // No section has a word that only synonyms have, so the start of one is read as the whole word.
    let read = longer;
    if (read.length === 0) read = splitWord(word, known);
    if (read.length === 0) read = corrections(word, known);
    for (const other of read) add(other, i);
    return read.length > 0 ? read.map((other) => ({word: other, stem: other})) : [asTyped(word)];
  });
  // Only on its own: in a question, the words around it say more.
  const names = /\S\s+\S/.test(text) ? [] : identifiersIn(text).filter((name) => known.has(name));
  names.forEach((name, i) => add(name, words.length + i));

  const sequence = typed.flatMap((word) => {
    const i = words.indexOf(word);
    return (readAs[i] ?? [asTyped(word)]).map((read) => ({...read, i}));
  });
  for (let from = 0; from < sequence.length; from++) {
    for (let to = from + 1; to <= Math.min(sequence.length, from + LONGEST_PHRASE); to++) {
      const part = sequence.slice(from, to);
      const isIn = part.flatMap(({i}) => (i >= 0 ? i : []));
      const [first, second] = part;
      // Two words that the pages write as one.
      const joined = part.length === 2 ? [stem(first!.word + second!.word), first!.word + second!.stem] : [];
      for (const one of joined.filter((word) => known.has(word))) for (const i of isIn) add(one, i);
      const key = part.map((read) => read.stem).join(' ');
      for (const phrase of Object.hasOwn(synonyms, key) ? synonyms[key]!.split(',') : []) {
        const stems = phrase.split(' ');
        const weight = NUMBERS.synonym / Math.sqrt(stems.length);
        for (const one of stems) for (const i of isIn) add(one, i, {weight, isSynonym: true});
      }
    }
  }
  // Small words are in questions only ("where is my crown"). They answer no word of the query on their own.
  for (const one of new Set(telling.length > 0 ? typed.filter(isStopWord).map(stem) : []))
    if (known.has(one) && !terms.has(one))
      terms.set(one, {stem: one, weight: NUMBERS.small, isPrefix: false, typed: new Set(), words: new Set()});
  const found = [...terms.values()];
  return {terms: found, asked: new Set(found.flatMap((term) => [...term.words])).size, typed};
}

/** Matches text with the same terms as the ranking, so marks and snippets agree with it. */
export function createMatcher({terms}: Plan, rarity: (stem: string) => number): WordMatcher {
  const byStem = new Map(terms.map((term) => [term.stem, term]));
  const prefixes = terms.filter(({isPrefix}) => isPrefix);
  const termOf = (word: string): Term | undefined =>
    byStem.get(stem(word)) ?? prefixes.find((term) => word.startsWith(term.stem));
  return {
    answers(word) {
      const term = termOf(word);
      if (!term) return [];
      const weight = term.weight * rarity(term.stem);
      return [...term.words].map((one) => ({term: one, weight}));
    },
    isTyped: (word) => (termOf(word)?.typed.size ?? 0) > 0,
  };
}
