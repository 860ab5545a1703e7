import type {Outline} from './outline';
import {FIELDS, LEVELS, MOST_WORDS, type Field, type Postings, type PostingsStore} from './postings';
import type {Expansion, QueryTerm} from './query-plan';
import {RANKING} from './ranking';

/** For each unit of a field that has a word of the query: what each word is worth there. */
export type Units = Map<number, Float32Array>;

export type Evidence = Record<Field, Units> & {
  /** How much finding each word says: the fewer sections have it, the more. */
  rarity: number[];
  /** Number of telling words of the titles and questions that have a word of the query. */
  length: {title: Map<number, number>; question: Map<number, number>};
};

/** Looks up every word of the query in every field. The best of a word's expansions counts, not their sum. */
export function gatherEvidence(terms: readonly QueryTerm[], postings: PostingsStore, outline: Outline): Evidence {
  const length = {title: new Map<number, number>(), question: new Map<number, number>()};
  const evidence: Evidence = {title: new Map(), question: new Map(), text: new Map(), rarity: [], length};
  const count = {
    title: outline.sectionCount,
    question: outline.sectionOfQuestion.length,
    text: outline.sectionOfBlock.length,
  };
  const sectionOf = {
    title: (unit: number) => unit,
    question: (unit: number) => outline.sectionOfQuestion[unit]!,
    text: (unit: number) => outline.sectionOfBlock[unit]!,
  };
  terms.forEach(({expansions}, term) => {
    const sections = new Set<number>();
    for (const expansion of expansions) {
      for (const field of FIELDS) {
        const {units, levels} = unitsWithAll(expansion, field, postings);
        const worth = expansion.weight * rarityOf(count[field], units.length);
        units.forEach((unit, i) => {
          sections.add(sectionOf[field](unit));
          let values = evidence[field].get(unit);
          if (!values) evidence[field].set(unit, (values = new Float32Array(terms.length)));
          values[term] = Math.max(values[term]!, worth * impact(field, levels[i]!));
          if (field !== 'text') length[field].set(unit, wordsAt(levels[i]!));
        });
      }
    }
    evidence.rarity.push(rarityOf(outline.sectionCount, sections.size));
  });
  return evidence;
}

/** Of several stems in one expansion, a unit must have all. */
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

/** The number of telling words that a title's or a question's level says. */
const wordsAt = (level: number): number => (level % MOST_WORDS) + 1;

function rarityOf(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
