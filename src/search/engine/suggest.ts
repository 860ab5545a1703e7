import type {Corrector} from './corrections.ts';
import type {QueryPlan} from './query-plan.ts';
import type {SectionTable} from './section-table.ts';
import {tokenize} from './tokenize.ts';

const MOST_SUGGESTIONS = 3;
/** Where search itself would not dare to correct, a suggestion may: the reader decides. */
const BOLD_TYPOS = 3;

/** Proposes queries for one that found nothing. */
export class Suggester {
  readonly #sections: SectionTable;
  readonly #corrector: Corrector;

  constructor(sections: SectionTable, corrector: Corrector) {
    this.#sections = sections;
    this.#corrector = corrector;
  }

  suggest(plan: QueryPlan): string[] {
    const suggestions = new Set<string>();
    const corrected = this.#boldCorrection(plan);
    if (corrected) suggestions.add(corrected);
    for (const title of this.#nearTitles(`${plan.phrase} ${corrected}`)) {
      if (suggestions.size >= MOST_SUGGESTIONS) break;
      suggestions.add(title);
    }
    return [...suggestions];
  }

  #boldCorrection(plan: QueryPlan): string {
    return plan.terms
      .map(({word}) => {
        const limit = Math.min(BOLD_TYPOS, Math.floor(word.length / 2));
        return this.#corrector.correct(word, true, limit)[0]?.word;
      })
      .filter((word) => word !== undefined)
      .join(' ');
  }

  /** Titles of pages by how many letter pairs they share with the text; heavier pages first among equals. */
  #nearTitles(text: string): string[] {
    const wanted = letterPairs(text);
    return Array.from({length: this.#sections.pageCount}, (_, page) => {
      const title = this.#sections.title(this.#sections.firstSectionOf(page));
      return {title, nearness: likeness(wanted, letterPairs(title)), weight: this.#sections.pageWeight(page)};
    })
      .filter(({title}) => tokenize(title).length > 0)
      .sort((a, b) => b.nearness - a.nearness || b.weight - a.weight)
      .slice(0, MOST_SUGGESTIONS)
      .map(({title}) => title);
  }
}

function letterPairs(text: string): Set<string> {
  return new Set(
    tokenize(text).flatMap((word) => Array.from({length: word.length - 1}, (_, i) => word.slice(i, i + 2))),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size || 1);
}
