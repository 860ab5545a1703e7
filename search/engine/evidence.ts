import type {Outline} from './outline';
import {FIELDS, LEVELS, MOST_WORDS, type Field, type Postings, type PostingsStore} from './postings';
import type {Expansion, QueryTerm} from './query-plan';
import {RANKING} from './ranking-parameters';

/** The score of each query term in each unit (block, title, page…) that has any: one row per unit. */
export class Table {
  readonly units: number[] = [];
  readonly width: number;
  values: Float32Array;
  /** A unit's row number, starting at 1; 0 if it has none. */
  readonly #rowOf: Int32Array;

  constructor(unitCount: number, width: number) {
    this.width = width;
    this.values = new Float32Array(64 * width);
    this.#rowOf = new Int32Array(unitCount);
  }

  /** Start of a unit's row in `values`; negative if it has none. */
  find(unit: number): number {
    return (this.#rowOf[unit]! - 1) * this.width;
  }

  /** Like `find`, but adds a row if there is none. */
  row(unit: number): number {
    if (this.#rowOf[unit] === 0) {
      this.#rowOf[unit] = this.units.push(unit);
      if (this.units.length * this.width > this.values.length) {
        const larger = new Float32Array(2 * this.values.length);
        larger.set(this.values);
        this.values = larger;
      }
    }
    return this.find(unit);
  }

  raise(row: number, term: number, value: number): void {
    if (value > this.values[row + term]!) this.values[row + term] = value;
  }

  /** Number of query terms found in the row that starts here. */
  count(row: number): number {
    let found = 0;
    for (let term = 0; row >= 0 && term < this.width; term++) if (this.values[row + term]! > 0) found++;
    return found;
  }
}

export type Evidence = Record<Field, Table> & {
  /** Inverse document frequency of each term: the fewer sections have it, the higher. */
  rarity: number[];
  /** Number of query terms in each title, as typed or corrected, not counting synonyms. */
  named: Uint8Array;
  /** Number of content words in each title and question that has a query term. */
  length: Record<'title' | 'question', Uint8Array>;
};

/** Looks up every query term in every field. A term's best expansion counts, not the sum. */
export function gatherEvidence(terms: readonly QueryTerm[], postings: PostingsStore, outline: Outline): Evidence {
  const {sectionCount, titleCount, sectionOfBlock, sectionOfQuestion} = outline;
  const count = {title: titleCount, question: sectionOfQuestion.length, text: sectionOfBlock.length};
  const table = (field: Field): Table => new Table(count[field], terms.length);
  const evidence: Evidence = {
    ...{title: table('title'), question: table('question'), text: table('text')},
    length: {title: new Uint8Array(count.title), question: new Uint8Array(count.question)},
    rarity: [],
    named: new Uint8Array(titleCount),
  };
  const lastTermOf = new Int32Array(sectionCount).fill(-1);
  terms.forEach(({stem, expansions}, term) => {
    let sections = 0;
    const namedTitles = new Set<number>();
    const best = stem < 0 ? 1 : bestWeight(expansions, postings);
    for (const expansion of expansions) {
      for (const field of FIELDS) {
        const {units, levels} = unitsWithAll(expansion, field, postings);
        const worth = (expansion.weight / best) * rarityOf(count[field], units.length);
        const own = evidence[field];
        for (let i = 0; i < units.length; i++) {
          const unit = units[i]!;
          const level = levels[i]!;
          own.raise(own.row(unit), term, worth * impact(field, level));
          if (field !== 'text') evidence.length[field][unit] = wordsAt(level);
          if (field === 'title' && expansion.weight >= RANKING.expansion.twoTypos) namedTitles.add(unit);
          const section =
            field === 'text' ? sectionOfBlock[unit]! : field === 'title' ? unit : sectionOfQuestion[unit]!;
          if (section >= sectionCount || lastTermOf[section] === term) continue;
          lastTermOf[section] = term;
          sections++;
        }
      }
    }
    for (const title of namedTitles) evidence.named[title]!++;
    evidence.rarity.push(rarityOf(sectionCount, sections));
  });
  return evidence;
}

/** If a known word isn't in any text, its best expansion counts in full. */
function bestWeight(expansions: readonly Expansion[], postings: PostingsStore): number {
  const found = expansions.filter((one) => FIELDS.some((field) => unitsWithAll(one, field, postings).units.length > 0));
  return Math.max(0, ...found.map(({weight}) => weight)) || 1;
}

/** The units that have every stem of the expansion. */
function unitsWithAll({stems}: Expansion, field: Field, store: PostingsStore): Postings {
  const [first, ...others] = stems.map((stem) => store.of(stem)[field]);
  if (!first || others.length === 0) return first ?? {units: [], levels: []};
  const kept = first.units.map((_, i) => i).filter((i) => others.every(({units}) => units.includes(first.units[i]!)));
  return {units: kept.map((i) => first.units[i]!), levels: kept.map((i) => first.levels[i]!)};
}

function impact(field: Field, level: number): number {
  if (field === 'text') return (RANKING.text.weight * (RANKING.text.k + 1) * (level + 0.5)) / LEVELS.text;
  const {weight, b, usualWords} = RANKING[field];
  return weight / (1 - b + (b * wordsAt(level)) / usualWords);
}

/** The number of content words encoded in the level of a title or question. */
const wordsAt = (level: number): number => (level % MOST_WORDS) + 1;

function rarityOf(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
