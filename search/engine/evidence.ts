import type {Outline} from './outline';
import {FIELDS, LEVELS, placeAt, contentAt, type Field, type Postings, type PostingsStore} from './postings';
import type {Expansion, QueryTerm} from './query-plan';
import {RANKING} from './ranking-parameters';

/** The score of each query term in each unit (block, title, page…) that has any. */
export class Scores extends Map<number, number[]> {
  constructor(private readonly terms: number) {
    super();
  }

  raise(unit: number, term: number, value: number): void {
    let row = this.get(unit);
    if (!row) this.set(unit, (row = new Array<number>(this.terms).fill(0)));
    if (value > row[term]!) row[term] = value;
  }
}

export type Evidence = Record<Field, Scores> & {
  /** Each term's best score anywhere in a section, and anywhere on a page. */
  section: Scores;
  page: Scores;
  /** Inverse document frequency of each term: the fewer sections have it, the higher. */
  rarity: number[];
  /** Place of each query term among the content words of each title that has it, from 1. */
  places: Scores;
  /** Number of content words in each title and question that has a query term. */
  length: Record<'title' | 'question', Map<number, number>>;
};

/** Looks up every query term in every field. A term's best expansion counts, not the sum. */
export function gatherEvidence(terms: readonly QueryTerm[], postings: PostingsStore, outline: Outline): Evidence {
  const {sectionCount, titleCount, sectionOfBlock, sectionOfQuestion, pageOf} = outline;
  const count = {title: titleCount, question: sectionOfQuestion.length, text: sectionOfBlock.length};
  const sectionOf = {question: sectionOfQuestion, text: sectionOfBlock};
  const scores = () => new Scores(terms.length);
  const evidence: Evidence = {
    ...{title: scores(), question: scores(), text: scores(), section: scores(), page: scores()},
    ...{rarity: [], places: scores(), length: {title: new Map(), question: new Map()}},
  };
  terms.forEach(({expansions}, term) => {
    for (const expansion of expansions) {
      for (const field of FIELDS) {
        const {units, levels} = unitsWithAll(expansion, field, postings);
        const worth = expansion.weight * rarityOf(count[field], units.length);
        units.forEach((unit, i) => {
          const level = levels[i]!;
          const value = worth * impact(field, level);
          evidence[field].raise(unit, term, value);
          if (field !== 'text') evidence.length[field].set(unit, contentAt(level));
          if (field === 'title') evidence.places.raise(unit, term, placeAt(level));
          const section = field === 'title' ? unit : sectionOf[field][unit]!;
          // The titles of groups come after those of sections.
          if (section >= sectionCount) return;
          evidence.section.raise(section, term, value);
          evidence.page.raise(pageOf[section]!, term, value);
        });
      }
    }
    const having = [...evidence.section.values()].filter((row) => row[term]! > 0);
    evidence.rarity.push(rarityOf(sectionCount, having.length));
  });
  return evidence;
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
  return weight / (1 - b + (b * contentAt(level)) / usualWords);
}

function rarityOf(all: number, having: number): number {
  return Math.min(RANKING.mostRarity, Math.log(1 + (all - having + 0.5) / (having + 0.5)));
}
