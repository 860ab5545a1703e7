import type {Field, Postings} from './postings.ts';
import type {Expansion, QueryTerm} from './query-plan.ts';
import {RANKING} from './ranking.ts';

export interface Fields {
  title: Field;
  keywords: Field;
  parents: Field;
  text: Field;
}

/** What one term of the query gives each section, and each page as its best section. */
export interface TermScores {
  ofSection: Float32Array;
  ofPage: Float32Array;
  /** Sections whose title has the term. */
  inTitle: Uint8Array;
  /** What the term may stand for. */
  stems: Set<number>;
  /** How much finding the term says: the fewer sections have it, the more. */
  rarity: number;
  /** Sections with a score above zero. */
  sections: number[];
}

interface StemScores {
  sections: number[];
  scores: number[];
}

const FIELD_NAMES = ['title', 'keywords', 'parents', 'text'] as const;
const MOST_CACHED_STEMS = 1000;

/** BM25 per field with that field's own document frequencies, summed over fields. */
export class Scorer {
  readonly #fields: Fields;
  readonly #pageOfSection: Int32Array;
  readonly #pageCount: number;
  readonly #scratch: Float32Array;
  readonly #stemCache = new Map<number, StemScores>();

  constructor(fields: Fields, pageOfSection: Int32Array, pageCount: number) {
    this.#fields = fields;
    this.#pageOfSection = pageOfSection;
    this.#pageCount = pageCount;
    this.#scratch = new Float32Array(pageOfSection.length);
  }

  /** The best of a term's expansions counts: a word that has many of them is not worth more for it. */
  scoreTerm(term: QueryTerm): TermScores {
    const count = this.#pageOfSection.length;
    const result: TermScores = {
      ofSection: new Float32Array(count),
      ofPage: new Float32Array(this.#pageCount),
      inTitle: new Uint8Array(count),
      stems: new Set(),
      rarity: 0,
      sections: [],
    };
    for (const expansion of term.expansions) {
      const {sections, scores} = this.#scoreExpansion(expansion);
      sections.forEach((section, i) => {
        const score = scores[i]! * expansion.weight;
        if (result.ofSection[section] === 0) result.sections.push(section);
        if (score > result.ofSection[section]!) result.ofSection[section] = score;
        const page = this.#pageOfSection[section]!;
        if (score > result.ofPage[page]!) result.ofPage[page] = score;
      });
      for (const stem of expansion.stems) {
        result.stems.add(stem);
        for (const section of this.#fields.title.postings(stem).sections) result.inTitle[section] = 1;
      }
    }
    result.rarity = rarity(count, result.sections.length);
    return result;
  }

  #scoreExpansion({stems}: Expansion): StemScores {
    const [first, ...others] = stems.map((stem) => this.#scoreStem(stem));
    return others.reduce(meanWhereBoth, first ?? {sections: [], scores: []});
  }

  #scoreStem(stem: number): StemScores {
    const cached = this.#stemCache.get(stem);
    if (cached) return cached;
    const sections: number[] = [];
    for (const name of FIELD_NAMES) {
      this.#addField(this.#fields[name], RANKING.fields[name], this.#fields[name].postings(stem), sections);
    }
    const scores = sections.map((section) => this.#scratch[section]! ** (1 / RANKING.fieldBlend));
    for (const section of sections) this.#scratch[section] = 0;
    if (this.#stemCache.size >= MOST_CACHED_STEMS) this.#stemCache.clear();
    const result = {sections, scores};
    this.#stemCache.set(stem, result);
    return result;
  }

  #addField(
    field: Field,
    {weight, k, b}: {weight: number; k: number; b: number},
    postings: Postings,
    touched: number[],
  ): void {
    const frequency = postings.sections.length;
    if (frequency === 0) return;
    const fieldRarity = rarity(this.#pageOfSection.length, frequency);
    for (let i = 0; i < frequency; i++) {
      const section = postings.sections[i]!;
      const count = postings.counts[i]!;
      const relativeLength = field.lengths[section]! / field.averageLength;
      const saturated = (count * (k + 1)) / (count + k * (1 - b + b * relativeLength));
      if (this.#scratch[section] === 0) touched.push(section);
      this.#scratch[section]! += (weight * fieldRarity * saturated) ** RANKING.fieldBlend;
    }
  }
}

function rarity(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function meanWhereBoth(a: StemScores, b: StemScores): StemScores {
  const scoreInB = new Map(b.sections.map((section, i) => [section, b.scores[i]!]));
  const result: StemScores = {sections: [], scores: []};
  a.sections.forEach((section, i) => {
    const other = scoreInB.get(section);
    if (other === undefined) return;
    result.sections.push(section);
    result.scores.push((a.scores[i]! + other) / 2);
  });
  return result;
}
