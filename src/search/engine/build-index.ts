import {encodeNumbers, encodeSets, encodeWords, SEPARATOR} from './codec.ts';
import {slugOf} from './slug.ts';
import {contentWords, isStopWord} from './stop-words.ts';
import {tokenize} from './tokenize.ts';
import type {BuildOptions, IndexData, SourcePage, SynonymRule} from './types.ts';
import {Vocabulary} from './vocabulary.ts';

/** Raised whenever older code could not read the index rightly, or would number its stems differently. */
export const INDEX_FORMAT = 3;

export function buildIndex(pages: readonly SourcePage[], {synonyms = []}: BuildOptions = {}): IndexData {
  const sections = pages.flatMap((page) => page.sections);
  const texts = sections.map((section) => indexedWords(section.blocks.join(' ')));
  const words = collectWords(pages, texts, synonyms);
  const vocabulary = new Vocabulary(words);
  const {facetSets, facetsOfPage} = distinctFacets(pages);
  return {
    format: INDEX_FORMAT,
    pages: {
      path: pages.map((page) => page.path),
      group: pages.map((page) => page.group),
      keywords: pages.map(({keywords}) => encodeSets(keywords.map((keyword) => stemsOf(keyword, vocabulary)))),
      weight: pages.map((page) => page.weight),
      facets: facetsOfPage,
      sectionCount: pages.map((page) => page.sections.length),
    },
    facetSets,
    sections: {
      title: sections.map((section) => section.title),
      anchor: sections.map(({anchor, title}) => (anchor === slugOf(title) ? '' : anchor)),
      level: sections.map((section) => section.level).join(''),
      length: encodeNumbers(texts.map((text) => text.length)),
    },
    words: encodeWords(words),
    postings: encodePostings(vocabulary, texts),
    synonyms: [...synonyms],
  };
}

/** Stop words stand in nearly every section: they would be a quarter of the index and tell nothing. */
function indexedWords(text: string): string[] {
  return tokenize(text).filter((word) => !isStopWord(word));
}

/** A keyword is only ever compared, so the stems of its telling words are all of it that is kept. */
function stemsOf(keyword: string, vocabulary: Vocabulary): Set<number> {
  return new Set(contentWords(tokenize(keyword)).map((word) => vocabulary.stemOf(word)));
}

/** Words of synonyms are known words too: they must not be "corrected", and a typo in them can be. */
function collectWords(
  pages: readonly SourcePage[],
  texts: readonly string[][],
  synonyms: readonly SynonymRule[],
): string[] {
  const words = new Set(texts.flat());
  const add = (text: string): void => tokenize(text).forEach((word) => words.add(word));
  for (const page of pages) {
    add(page.group);
    page.keywords.forEach(add);
    page.sections.forEach((section) => add(section.title));
  }
  for (const rule of synonyms) ('from' in rule ? [...rule.from, ...rule.to] : rule).forEach(add);
  return [...words].sort();
}

/**
 * Per stem: the sections that have it, as distances from one to the next, doubled, plus one if the stem occurs more
 * than once there; then how often follows.
 */
function encodePostings(vocabulary: Vocabulary, texts: readonly string[][]): string {
  const numbers: number[][] = Array.from({length: vocabulary.stemCount}, () => []);
  const lastSection = new Int32Array(vocabulary.stemCount).fill(-1);
  texts.forEach((words, section) => {
    const counts = new Map<number, number>();
    for (const word of words) {
      const id = vocabulary.stemOf(word);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, count] of counts) {
      const distance = section - lastSection[id]! - 1;
      lastSection[id] = section;
      if (count === 1) numbers[id]!.push(distance * 2);
      else numbers[id]!.push(distance * 2 + 1, count - 2);
    }
  });
  return numbers.map(encodeNumbers).join(SEPARATOR);
}

function distinctFacets(pages: readonly SourcePage[]) {
  const numberOf = new Map<string, number>();
  const facetSets: Record<string, string>[] = [];
  const facetsOfPage = pages.map(({facets}) => {
    const key = JSON.stringify(facets);
    const known = numberOf.get(key);
    if (known !== undefined) return known;
    numberOf.set(key, facetSets.length);
    return facetSets.push({...facets}) - 1;
  });
  return {facetSets, facetsOfPage};
}
