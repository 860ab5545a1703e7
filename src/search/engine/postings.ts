import {decodeNumbers} from './codec.ts';

/** Where a stem occurs in one field: sections in rising order, and how often in each. */
export interface Postings {
  sections: number[];
  counts: number[];
}

const NONE: Postings = {sections: [], counts: []};

/** One field of all sections: who has a stem, and how long the field is. */
export interface Field {
  postings(stem: number): Postings;
  lengths: ArrayLike<number>;
  averageLength: number;
}

/** Running text: postings stay coded until a query asks for their stem. */
export function codedField(coded: readonly string[], lengths: number[]): Field {
  const decoded = new Map<number, Postings>();
  return {
    lengths,
    averageLength: average(lengths),
    postings(stem) {
      let postings = decoded.get(stem);
      if (!postings) decoded.set(stem, (postings = decodePostings(coded[stem] ?? '')));
      return postings;
    },
  };
}

/** Titles and the like: few words, which the index already carries as text, so their postings are made on opening. */
export class ListedField implements Field {
  readonly lengths: Uint16Array;
  readonly #postings = new Map<number, Postings>();
  #words = 0;
  #used = 0;

  constructor(sectionCount: number) {
    this.lengths = new Uint16Array(sectionCount);
  }

  /** Sections must come in rising order. */
  add(section: number, stems: readonly number[]): void {
    if (stems.length === 0) return;
    this.#used++;
    this.#words += stems.length;
    this.lengths[section] = stems.length;
    for (const stem of stems) {
      let postings = this.#postings.get(stem);
      if (!postings) this.#postings.set(stem, (postings = {sections: [], counts: []}));
      const last = postings.sections.length - 1;
      if (postings.sections[last] === section) postings.counts[last]!++;
      else {
        postings.sections.push(section);
        postings.counts.push(1);
      }
    }
  }

  get averageLength(): number {
    return this.#used ? this.#words / this.#used : 1;
  }

  postings(stem: number): Postings {
    return this.#postings.get(stem) ?? NONE;
  }
}

function decodePostings(coded: string): Postings {
  const numbers = decodeNumbers(coded);
  const postings: Postings = {sections: [], counts: []};
  let section = -1;
  for (let i = 0; i < numbers.length; i++) {
    const head = numbers[i]!;
    section += (head >> 1) + 1;
    postings.sections.push(section);
    postings.counts.push(head & 1 ? numbers[++i]! + 2 : 1);
  }
  return postings;
}

function average(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length || 1 : 1;
}
