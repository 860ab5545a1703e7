import {decodeNumbers, decodeSets} from './codec.ts';
import {slugOf} from './slug.ts';
import {tokenize} from './tokenize.ts';
import type {IndexData} from './types.ts';

/** Answers what a section is: its page, title and place in the page's outline. */
export class SectionTable {
  readonly count: number;
  readonly pageCount: number;
  readonly pageOf: Int32Array;
  /** Indexed words of text per section. */
  readonly textLengths: number[];
  readonly #data: IndexData;
  readonly #parentOf: Int32Array;
  readonly #firstSectionOf: Int32Array;
  readonly #titleWords: string[][];

  constructor(data: IndexData) {
    this.#data = data;
    this.count = data.sections.title.length;
    this.pageCount = data.pages.path.length;
    this.pageOf = new Int32Array(this.count);
    this.#parentOf = new Int32Array(this.count).fill(-1);
    this.#firstSectionOf = new Int32Array(this.pageCount);
    this.#titleWords = data.sections.title.map(tokenize);
    this.textLengths = decodeNumbers(data.sections.length);
    let section = 0;
    data.pages.sectionCount.forEach((sectionCount, page) => {
      this.#firstSectionOf[page] = section;
      const open: number[] = [];
      for (const end = section + sectionCount; section < end; section++) {
        while (open.length > 0 && this.level(open.at(-1)!) >= this.level(section)) open.pop();
        this.pageOf[section] = page;
        this.#parentOf[section] = open.at(-1) ?? -1;
        open.push(section);
      }
    });
    if (section !== this.count || data.sections.level.length !== this.count) {
      throw new TypeError('The search index is damaged.');
    }
  }

  title(section: number): string {
    return this.#data.sections.title[section]!;
  }

  anchor(section: number): string {
    if (this.level(section) === 1) return '';
    return this.#data.sections.anchor[section]! || slugOf(this.title(section));
  }

  level(section: number): number {
    return Number(this.#data.sections.level[section]);
  }

  /** The page's own section. */
  firstSectionOf(page: number): number {
    return this.#firstSectionOf[page]!;
  }

  /** The headings above a section, from the page's own down. */
  ancestors(section: number): number[] {
    const chain: number[] = [];
    for (let up = this.#parentOf[section]!; up >= 0; up = this.#parentOf[up]!) chain.unshift(up);
    return chain;
  }

  titleWords(section: number): readonly string[] {
    return this.#titleWords[section]!;
  }

  /** Words of the headings above; for the page itself, of the part of the site it belongs to. */
  parentWords(section: number): readonly string[] {
    const parent = this.#parentOf[section]!;
    if (parent < 0) return tokenize(this.pageGroup(this.pageOf[section]!));
    return this.ancestors(section).flatMap((ancestor) => this.#titleWords[ancestor]!);
  }

  /** The keywords of a page, each as the stems of its words. */
  keywords(page: number): number[][] {
    return decodeSets(this.#data.pages.keywords[page]!);
  }

  pagePath(page: number): string {
    return this.#data.pages.path[page]!;
  }

  pageGroup(page: number): string {
    return this.#data.pages.group[page]!;
  }

  pageWeight(page: number): number {
    return this.#data.pages.weight[page]!;
  }

  pageFacets(page: number): Readonly<Record<string, string>> {
    return this.#data.facetSets[this.#data.pages.facets[page]!] ?? {};
  }
}
