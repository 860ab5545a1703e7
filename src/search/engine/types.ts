import type {CodedPostings} from './postings';

/** A section as it is indexed: plain texts. */
export type SourceSection = {
  /** 1 for the page's opening, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: readonly string[];
  questions: readonly string[];
  /** A table to look things up in, which repeats the words of the sections that explain them. */
  isReference?: boolean;
};

/** A page in reading order; the first section is its opening. */
export type SourcePage = {
  group: string;
  /** Multiplies the page's scores; 1 is neutral. */
  weight: number;
  sections: readonly SourceSection[];
};

/** Phrases (`from`) that are looked for as others too (`to`). */
export type SynonymRule = {readonly from: readonly string[]; readonly to: readonly string[]};

/**
 * What a query needs before any of its words is known: the vocabulary and the outline of the site. Postings are in shards of
 * their own, titles and texts where hits are shown from.
 */
export type IndexData = {
  format: number;
  groups: string[];
  /** One number a page. */
  pages: {sections: number[]; group: number[]; weightPercent: number[]};
  /** One number a section. */
  sections: {level: number[]; blocks: number[]; questions: number[]; isReference: number[]};
  /** Front-coded sorted words. */
  words: string;
  synonyms: SynonymRule[];
  /** First stem of each shard of postings. */
  shards: number[];
};

export type BuiltIndex = {index: IndexData; shards: CodedPostings[][]};

export type SearchOptions = {
  page?: number;
  hitsPerPage?: number;
  /** At most so many of a page's hits under one top-level heading. */
  hitsPerGroup?: number | undefined;
  /** Only hits under this top-level heading. */
  group?: string | undefined;
};

export type RankedSection = {
  section: number;
  score: number;
  /** The best block of the section, counted from 0; -1 if none has a word of the query, or the query is the title. */
  block: number;
  /** The question that the section was found by, if it says more than block and title; otherwise -1. */
  question: number;
  /** Whether the title has a word of the query. */
  inTitle: boolean;
};

export type EngineAnswer = {
  hits: RankedSection[];
  /** Hits on all pages of the answer. */
  total: number;
  groups: {name: string; count: number}[];
  matcher: WordMatcher;
};

/** Tells which words of a text the query asked for. */
export type WordMatcher = {
  /** Number of letters to mark at the start of a folded word; 0 if it does not match. */
  matchedLength(foldedWord: string): number;
  /** The words of the query that a folded word answers, by their number, and how well. */
  answers(foldedWord: string): readonly {term: number; weight: number}[];
};
