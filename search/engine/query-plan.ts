import type {Correction, Corrector} from './corrections';
import {RANKING} from './ranking-parameters';
import type {SynonymBook} from './synonyms';
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

export class QueryPlanner {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly corrector: Corrector,
    private readonly synonyms: SynonymBook,
  ) {}

  plan(query: string): QueryPlan {
    const text = query.slice(0, LONGEST_QUERY);
    const words = tokenize(text);
    const unfinishedWord = words.at(-1);
    // Only on its own: in a question, the words around it say more.
    const names = /\S\s+\S/.test(text) ? [] : identifiersIn(text).filter((name) => this.vocabulary.stemOf(name) >= 0);
    const terms = [...new Set([...contentWords(words), ...names])]
      .slice(0, MOST_TERMS)
      .map((word) => this.#readTerm(word, word === unfinishedWord));
    this.#addJoinedWords(terms);
    this.#addSynonyms(terms, words);
    const troubleStem = saysTrouble(words) ? this.vocabulary.stemOf(TROUBLE_HEADING) : -1;
    return {terms, words, unfinishedWord, troubleStem};
  }

  #readTerm(word: string, unfinished: boolean): QueryTerm {
    const known = this.vocabulary.stemOf(word);
    if (isIdentifier(word)) {
      return {word, stem: -1, readAs: word, expansions: [{stems: [known], weight: RANKING.expansion.identifier}]};
    }
    const expansions: Expansion[] = known < 0 ? [] : [{stems: [known], weight: 1}];
    if (unfinished) expansions.push(...this.#prefixExpansions(word, known));
    if (!isStopWord(word))
      for (const id of this.vocabulary.relatives(word))
        expansions.push({stems: [id], weight: RANKING.expansion.derived});
    if (expansions.length > 0 || isStopWord(word)) return {word, stem: known, readAs: word, expansions};
    const corrections = this.corrector.correct(word, unfinished);
    return {
      ...{word, stem: known},
      readAs: corrections[0]?.word,
      expansions: corrections.map((correction) => ({stems: [correction.stem], weight: correctionWeight(correction)})),
    };
  }

  #prefixExpansions(prefix: string, known: number): Expansion[] {
    const [from, to] = this.vocabulary.prefixRange(prefix);
    const stems = new Set<number>();
    for (let position = from; position < to && stems.size < MOST_PREFIX_WORDS; position++) {
      const id = this.vocabulary.stemAt(position);
      if (id !== known && !isIdentifier(this.vocabulary.words[position]!)) stems.add(id);
    }
    const weight = known < 0 ? RANKING.expansion.prefix : RANKING.expansion.prefixOfKnown;
    return [...stems].map((id) => ({stems: [id], weight}));
  }

  /** `price list` → `pricelist`. */
  #addJoinedWords(terms: QueryTerm[]): void {
    for (let i = 0; i + 1 < terms.length; i++) {
      const joined = this.vocabulary.stemOf(terms[i]!.word + terms[i + 1]!.word);
      if (joined < 0) continue;
      const expansion = {stems: [joined], weight: RANKING.expansion.joined};
      terms[i]!.expansions.push(expansion);
      terms[i + 1]!.expansions.push(expansion);
    }
  }

  #addSynonyms(terms: readonly QueryTerm[], typed: readonly string[]): void {
    const termOf = new Map(terms.map((term) => [term.word, term]));
    const words = typed.map((word) => termOf.get(word)?.readAs ?? word);
    for (const {from, to, phrases} of this.synonyms.matches(words)) {
      for (const phrase of phrases) {
        const stems = phrase.map((word) => this.vocabulary.stemOf(word));
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
