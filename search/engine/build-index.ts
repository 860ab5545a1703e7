import {
  encodePostings,
  LEVELS,
  placeLevel,
  wordedLevel,
  type CodedPostings,
  type Field,
  type StemPostings,
} from './postings';
import {RANKING} from './ranking-parameters';
import {codeSynonyms} from './synonyms';
import type {BuiltIndex, SourcePage, SynonymRule} from './types';
import {Vocabulary} from './vocabulary';
import {contentWords, identifiersIn, isStopWord, tokenize} from './words';

/** Increase it whenever older code would misread the index or number its stems differently. */
export const INDEX_FORMAT = 12;

export type BuildOptions = {
  synonyms?: readonly SynonymRule[];
  /** Maximum postings in one shard. Smaller ones save bytes and hardly add requests: words of a query seldom share one. */
  shardSize?: number;
};

const SHARD_SIZE = 700;

export function buildIndex(pages: readonly SourcePage[], options: BuildOptions = {}): BuiltIndex {
  const {synonyms = [], shardSize = SHARD_SIZE} = options;
  const sections = pages.flatMap((page) => page.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  const groups = [...new Set(pages.map(({group}) => group))];
  const texts = {
    title: [...sections.map(({title}) => title), ...groups].map(tokenize),
    question: sections.flatMap(({questions}) => questions.map(tokenize)),
    // Stop words are in nearly every block: they would be a quarter of the index and add nothing.
    text: blocks.map(({text}) => tokenize(text).filter((word) => !isStopWord(word))),
  };
  const names = blocks.map(({text}) => identifiersIn(text));
  const words = collectWords([...texts.title, ...texts.question, ...texts.text, ...names], synonyms);
  const vocabulary = new Vocabulary(words);
  const lists = listPostings(vocabulary, texts, names);
  const postings = lists.map(encodePostings);
  const starts = shardStarts(postings, shardSize);
  const shards = starts.map((start, i) => postings.slice(start, starts[i + 1]));
  const index = {
    format: INDEX_FORMAT,
    groups,
    pages: {
      sections: pages.map((page) => page.sections.length),
      group: pages.map(({group}) => groups.indexOf(group)),
      title: pages.map((page) => tokenize(page.sections[0]?.title ?? '').join(' ')),
    },
    sections: {
      level: sections.map(({level}) => level),
      blocks: sections.map((section) => section.blocks.length),
      questions: sections.map(({questions}) => questions.length),
      weightPercent: pages.flatMap(({weight, sections: own}) =>
        own.map(({isReference}) => Math.round(100 * weight * (isReference ? RANKING.reference : 1))),
      ),
    },
    words,
    synonyms: codeSynonyms([...synonyms, ...reversed(synonyms, (word) => unitsWith(lists[vocabulary.stemOf(word)]!))]),
    shards: starts,
  };
  return {index, shards};
}

/** Includes the words of synonyms, so they aren't "corrected" but typos in them are. */
function collectWords(texts: readonly string[][], synonyms: readonly SynonymRule[]): string[] {
  const words = new Set(texts.flat());
  for (const {from, to} of synonyms) for (const word of [...from, ...to].flatMap(tokenize)) words.add(word);
  return [...words].sort();
}

/** The rules reversed, but only to words that the site uses often: each extra word may cost a request. */
function reversed(rules: readonly SynonymRule[], uses: (word: string) => number): SynonymRule[] {
  const isOften = (phrase: string) => tokenize(phrase).every((word) => uses(word) >= RANKING.expansion.leastUses);
  return rules.map(({from, to}) => ({from: to, to: from.filter(isOften)})).filter(({to}) => to.length > 0);
}

const unitsWith = ({title, question, text}: StemPostings): number =>
  title.units.length + question.units.length + text.units.length;

/** `names`: the identifiers in each block, which don't make it longer. */
function listPostings(
  vocabulary: Vocabulary,
  texts: Record<Field, readonly string[][]>,
  names: readonly string[][],
): StemPostings[] {
  const all = Array.from({length: vocabulary.stemCount}, (): StemPostings => {
    return {title: {units: [], levels: []}, question: {units: [], levels: []}, text: {units: [], levels: []}};
  });
  const add = (field: Field, stem: number, unit: number, level: number): void => {
    const {units, levels} = all[stem]![field];
    units.push(unit);
    levels.push(level);
  };
  const stemsOf = (words: readonly string[]) => [...new Set(words.map((word) => vocabulary.stemOf(word)))];
  texts.title.forEach((words, unit) => {
    const telling = stemsOf(contentWords(words));
    for (const stem of stemsOf(words))
      add('title', stem, unit, wordedLevel(telling.length, words) + placeLevel(telling.indexOf(stem)));
  });
  texts.question.forEach((words, unit) => {
    const telling = stemsOf(contentWords(words));
    for (const stem of telling) add('question', stem, unit, wordedLevel(telling.length, words));
  });
  const averageLength = texts.text.flat().length / texts.text.length || 1;
  texts.text.forEach((words, unit) => {
    const counts = new Map<number, number>();
    for (const stem of [...words, ...names[unit]!].map((word) => vocabulary.stemOf(word)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) add('text', stem, unit, impactLevel(count, words.length / averageLength));
  });
  return all;
}

/** BM25's saturation of a repeated word in a block of this length, in eighths of the maximum. */
function impactLevel(count: number, relativeLength: number): number {
  const {k, b} = RANKING.text;
  return Math.min(LEVELS.text - 1, Math.floor((LEVELS.text * count) / (count + k * (1 - b + b * relativeLength))));
}

function shardStarts(postings: readonly CodedPostings[], most: number): number[] {
  const starts = [0];
  let size = 0;
  postings.forEach((coded, stem) => {
    const own = coded.flat().length;
    if (size > 0 && size + own > most) {
      starts.push(stem);
      size = 0;
    }
    size += own;
  });
  return starts;
}
