/**
 * Ranks records as the hosted service documents it: words, typos, attributes, proximity, exact words, and custom
 * ranking, in the order of the index's settings; then keeps one record per section.
 */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../records';
import {editDistance} from '../engine/edit-distance';
import {contentWords} from '../engine/stop-words';
import {fold} from '../engine/tokenize';

export type HostedIndex = {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
};

/** Position of a word: `attribute` is the index of the searchable attribute, `place` the number of words before it. */
type Place = {record: number; attribute: number; place: number};
type Match = {at: Place; typos: number; exact: boolean};

/** Separates the values of an attribute, so that words of different values are never near each other. */
const BETWEEN_VALUES = 100;
const FARTHEST = 8;

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean);
const singular = (word: string): string => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word);

const singulars = (text: string): string[] => wordsOf(text).map(singular);

export class RecordRanking {
  readonly #index: HostedIndex;
  readonly #places = new Map<string, Place[]>();
  readonly #isOrdered: boolean[];
  readonly #synonyms: {phrase: string[]; others: string[][]}[];

  constructor(index: HostedIndex) {
    this.#index = index;
    this.#synonyms = index.synonyms.map(({input = '', synonyms = []}) => {
      return {phrase: singulars(input), others: synonyms.map(singulars)};
    });
    const attributes = (index.settings.searchableAttributes ?? []).map((entry) => entry.split(','));
    this.#isOrdered = attributes.map(([first = '']) => !first.startsWith('unordered('));
    index.records.forEach((record, number) => {
      attributes.flat().forEach((name) => {
        const attribute = attributes.findIndex((names) => names.includes(name));
        const path = name.replace(/^unordered\((.+)\)$/, '$1').split('.');
        this.#addValues([valueAt(record, path)].flat(), number, attribute);
      });
    });
  }

  #addValues(values: readonly unknown[], record: number, attribute: number): void {
    let place = 0;
    for (const value of values) {
      for (const word of typeof value === 'string' ? wordsOf(value) : []) {
        const known = this.#places.get(singular(word)) ?? [];
        this.#places.set(singular(word), known);
        known.push({record, attribute, place: place++});
      }
      place += BETWEEN_VALUES;
    }
  }

  /** The matching records, best first, one per section. */
  search(query: string): SearchRecord[] {
    const typed = wordsOf(query);
    const asked = [...new Set(contentWords(typed))];
    const matchesOf = new Map<number, Match[][]>();
    asked.forEach((word, term) => {
      for (const match of this.#matches(word, word === typed.at(-1), typed)) {
        const matches = matchesOf.get(match.at.record) ?? asked.map(() => []);
        matchesOf.set(match.at.record, matches);
        matches[term]!.push(match);
      }
    });
    const found = [...matchesOf].map(([record, matches]) => ({record, keys: this.#keys(record, matches)}));
    const isComplete = ({keys}: {keys: number[]}) => keys[0] === -asked.length;
    // `removeWordsIfNoResults: allOptional`: all words, or else any.
    const kept = found.some(isComplete) ? found.filter(isComplete) : found;
    kept.sort((a, b) => inOrder(a.keys, b.keys));
    const sections = new Set<string>();
    return kept
      .map(({record}) => this.#index.records[record]!)
      .filter(({section}) => !sections.has(section) && sections.add(section));
  }

  #matches(word: string, isLast: boolean, typed: readonly string[]): Match[] {
    const {minWordSizefor1Typo = 4, minWordSizefor2Typos = 8} = this.#index.settings;
    const forgiven = word.length < minWordSizefor1Typo ? 0 : word.length < minWordSizefor2Typos ? 1 : 2;
    const matches: Match[] = [];
    // A typo in the first letter counts as two, so these candidates are skipped.
    for (const [known, places] of this.#places) {
      if (known[0] !== word[0]) continue;
      const exact = known === singular(word);
      const isPrefix = isLast && known.startsWith(word);
      const typos = exact || isPrefix ? 0 : editDistance(word, known, forgiven);
      if (typos <= forgiven) for (const place of places) matches.push({at: place, typos, exact});
    }
    for (const phrase of this.#synonymsOf(word, typed)) {
      const [first, ...others] = phrase.map((part) => this.#places.get(part) ?? []);
      const shared = first?.filter(({record}) => others.every((places) => places.some((one) => one.record === record)));
      for (const place of shared ?? []) matches.push({at: place, typos: 0, exact: true});
    }
    return matches;
  }

  /** Synonyms of the query's phrases that contain the word. */
  #synonymsOf(word: string, typed: readonly string[]): string[][] {
    const query = ` ${typed.map(singular).join(' ')} `;
    return this.#synonyms
      .filter(({phrase}) => phrase.includes(singular(word)) && query.includes(` ${phrase.join(' ')} `))
      .flatMap(({others}) => others);
  }

  /** The record's sort keys; lower is better. */
  #keys(record: number, matches: readonly Match[][]): number[] {
    const best = matches.filter((of) => of.length > 0).map((of) => of.reduce(better));
    const attribute = Math.min(...best.map(({at}) => at.attribute));
    const inAttribute = best.filter(({at}) => at.attribute === attribute).map(({at}) => at.place);
    const {weight} = this.#index.records[record]!;
    const keyOf: Record<string, number[]> = {
      words: [-best.length],
      filters: [],
      typo: [best.reduce((sum, {typos}) => sum + typos, 0)],
      attribute: [attribute, this.#isOrdered[attribute] ? Math.min(...inAttribute) : 0],
      proximity: [matches.slice(1).reduce((sum, of, i) => sum + distance(matches[i]!, of), 0)],
      exact: [-best.filter(({exact}) => exact).length],
      custom: (this.#index.settings.customRanking ?? []).map((rule) => {
        const [, order, name] = /^(asc|desc)\(weight\.(\w+)\)$/.exec(rule)!;
        return weight[name as keyof typeof weight] * (order === 'asc' ? 1 : -1);
      }),
    };
    return (this.#index.settings.ranking ?? []).flatMap((criterion) => keyOf[criterion]!);
  }
}

const better = (a: Match, b: Match): Match => ((a.typos - b.typos || a.at.attribute - b.at.attribute) <= 0 ? a : b);

function inOrder(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((key, i) => key !== b[i]);
  return first < 0 ? 0 : a[first]! - b[first]!;
}

function valueAt(record: SearchRecord, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record);
}

/** Words between the closest two matches in one attribute. */
function distance(matches: readonly Match[], next: readonly Match[]): number {
  let least = FARTHEST;
  for (const one of matches) {
    for (const other of next) {
      if (other.at.attribute === one.at.attribute) least = Math.min(least, Math.abs(other.at.place - one.at.place));
    }
  }
  return least;
}
