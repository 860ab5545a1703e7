/**
 * The index in few bytes: where each stem is, one line per stem. MiniSearch's own format is made of it again. Packed by
 * hand, because it's fetched with the first search: 69 KiB with the phrases, where MiniSearch's JSON and the phrases take
 * 140, both compressed with brotli.
 */
import type {AsPlainObject} from 'minisearch';

/** The heading of each section and then its questions, as stems. They are numbered across all sections. */
export type Phrases = readonly (readonly (readonly string[])[])[];

export type PackedIndex = {
  /** For each section, how many phrases it has. */
  phraseCounts: number[];
  stems: string;
};

/**
 * `stems`: for each stem, the numbers of the phrases that have it. `sectionOf`: the section of each phrase.
 * `titleStems`: for each section, the number of different stems in its heading.
 */
export type PhraseIndex = {stems: Map<string, number[]>; sectionOf: number[]; titleStems: number[]};

const FIELDS = ['page', 'text', 'title', 'phrases'];
/** Fields of which the index has the sections; the others are phrases. */
const BY_SECTION = 2;
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
    const sections = FIELDS.slice(0, BY_SECTION).map((field) => Object.keys(found[fieldIds[field]!] ?? {}).map(Number));
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

/** `uses`: how many sections use each stem. */
type UnpackedIndex = {index: AsPlainObject; phrases: PhraseIndex; uses: Map<string, number>};

export function unpackIndex({phraseCounts, stems}: PackedIndex): UnpackedIndex {
  const sectionOf = phraseCounts.flatMap((count, section) => Array.from({length: count}, () => section));
  const phrases: PhraseIndex = {stems: new Map(), sectionOf, titleStems: phraseCounts.map(() => 0)};
  const uses = new Map<string, number>();
  const isTitle = (phrase: number) => sectionOf[phrase - 1] !== sectionOf[phrase];
  const index = stems.split('\n').flatMap((line): AsPlainObject['index'] => {
    const [stem = '', ...packed] = line.split(' ');
    if (!stem) return [];
    const numbers = packed.map(unpackNumbers);
    const own = numbers[BY_SECTION]!;
    phrases.stems.set(stem, own);
    const sectionsOf = (some: readonly number[]) => some.map((phrase) => sectionOf[phrase]!);
    const titles = sectionsOf(own.filter(isTitle));
    for (const section of titles) phrases.titleStems[section]! += 1;
    const questions = sectionsOf(own.filter((phrase) => !isTitle(phrase)));
    const fields = [...numbers.slice(0, BY_SECTION), titles, questions];
    uses.set(stem, new Set(fields.flat()).size);
    return [[stem, Object.fromEntries(fields.map((sections, field) => [field, countsOf(sections)]))]];
  });
  const perSection = <Value>(value: (section: number) => Value) =>
    Object.fromEntries(phraseCounts.map((_, section) => [section, value(section)]));
  // The ranking doesn't ask how long a section is.
  const lengths = FIELDS.map(() => 1);
  return {
    ...{phrases, uses},
    index: {
      ...{index, documentCount: phraseCounts.length, nextId: phraseCounts.length},
      documentIds: perSection((section) => section),
      fieldIds: Object.fromEntries(FIELDS.map((field, i) => [field, i])),
      fieldLength: perSection(() => lengths),
      ...{averageFieldLength: lengths, storedFields: {}, dirtCount: 0, serializationVersion: 2},
    },
  };
}
