import type {Corrector} from './corrections.ts';
import type {QueryPlan} from './query-plan.ts';
import type {SectionTable} from './section-table.ts';
import {stem} from './stem.ts';
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
    const corrected = this.#boldCorrection(plan);
    const titles = this.#nearTitles(`${plan.phrase} ${corrected}`);
    // By their roots: `workstation` and `Workstations` are one suggestion, written as the page is.
    const suggestions = new Map<string, string>();
    for (const text of [corrected, ...titles].filter(Boolean)) {
      suggestions.set(tokenize(text).map(stem).join(' '), text);
    }
    return [...suggestions.values()].slice(0, MOST_SUGGESTIONS);
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

  /** Titles of pages by the letter pairs they share with the text, then by the letters. */
  #nearTitles(text: string): string[] {
    const pairs = runsOf(2, text);
    const letters = runsOf(1, text);
    return Array.from({length: this.#sections.pageCount}, (_, page) => {
      const title = this.#sections.title(this.#sections.firstSectionOf(page));
      return {
        title,
        likePairs: likeness(pairs, runsOf(2, title)) * this.#sections.pageWeight(page),
        likeLetters: likeness(letters, runsOf(1, title)),
      };
    })
      .filter(({title}) => tokenize(title).length > 0)
      .sort((a, b) => b.likePairs - a.likePairs || b.likeLetters - a.likeLetters)
      .filter(({likePairs}, _, [nearest]) => likePairs >= nearest!.likePairs / 2)
      .slice(0, MOST_SUGGESTIONS)
      .map(({title}) => title);
  }
}

/** All runs of so many letters in the words of a text. */
function runsOf(length: number, text: string): Set<string> {
  return new Set(
    tokenize(text).flatMap((word) =>
      Array.from({length: Math.max(0, word.length + 1 - length)}, (_, i) => word.slice(i, i + length)),
    ),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size || 1);
}
