/** The index in few bytes: where each stem is, one line per stem. MiniSearch's own format is made of it again. */
import type {AsPlainObject} from 'minisearch';

/** The questions of each section, as stems. Phrases are numbered across all sections. */
export type Phrases = readonly (readonly (readonly string[])[])[];

export type PackedIndex = {
  /** For each section, how many phrases it has. */
  phraseCounts: number[];
  stems: string;
};

/** `stems`: for each stem, the numbers of the phrases that have it. `sectionOf`: the section of each phrase. */
export type PhraseIndex = {stems: Map<string, number[]>; sectionOf: number[]};

const FIELDS = ['title', 'page', 'text', 'phrases'] as const;
const PHRASES = FIELDS.indexOf('phrases');
const NONE = '-';

/** Ascending numbers, each as the distance from the one before. */
function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, i) => (number - (numbers[i - 1] ?? 0)).toString(36)).join(',') || NONE;
}

function unpackNumbers(packed: string): number[] {
  let number = 0;
  return packed === NONE ? [] : packed.split(',').map((distance) => (number += parseInt(distance, 36)));
}

export function packIndex({index, fieldIds}: AsPlainObject, phrases: Phrases): PackedIndex {
  const having = new Map<string, Set<number>>();
  phrases.flat().forEach((stems, number) => {
    for (const stem of stems) having.set(stem, (having.get(stem) ?? new Set()).add(number));
  });
  const lines = index.map(([stem, found]) => {
    const sections = FIELDS.slice(0, PHRASES).map((field) => Object.keys(found[fieldIds[field]!] ?? {}).map(Number));
    return [stem, ...[...sections, [...(having.get(stem) ?? [])]].map(packNumbers)].join(' ');
  });
  return {phraseCounts: phrases.map(({length}) => length), stems: lines.sort().join('\n')};
}

/** How often each number occurs. */
function countsOf(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

export function unpackIndex({phraseCounts, stems}: PackedIndex): {index: AsPlainObject; phrases: PhraseIndex} {
  const sectionOf = phraseCounts.flatMap((count, section) => Array.from({length: count}, () => section));
  const phrases: PhraseIndex = {stems: new Map(), sectionOf};
  const index = stems.split('\n').flatMap((line): AsPlainObject['index'] => {
    const [stem = '', ...packed] = line.split(' ');
    if (!stem) return [];
    const numbers = packed.map(unpackNumbers);
    phrases.stems.set(stem, numbers[PHRASES]!);
    numbers[PHRASES] = numbers[PHRASES]!.map((phrase) => sectionOf[phrase]!);
    return [[stem, Object.fromEntries(numbers.map((own, field) => [field, countsOf(own)]))]];
  });
  const perSection = <Value>(value: (section: number) => Value) =>
    Object.fromEntries(phraseCounts.map((_, section) => [section, value(section)]));
  // The ranking doesn't ask how long a section is.
  const lengths = FIELDS.map(() => 1);
  return {
    phrases,
    index: {
      ...{index, documentCount: phraseCounts.length, nextId: phraseCounts.length},
      documentIds: perSection((section) => section),
      fieldIds: Object.fromEntries(FIELDS.map((field, i) => [field, i])),
      fieldLength: perSection(() => lengths),
      ...{averageFieldLength: lengths, storedFields: {}, dirtCount: 0, serializationVersion: 2},
    },
  };
}
