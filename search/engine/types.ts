import type {Query} from '../answer';
import type {CodedPostings} from './postings';

/** A section to index, as plain text. */
export type SourceSection = {
  /** 1 for the page's opening, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: readonly {text: string}[];
  /** Readers' questions that it answers. */
  questions: readonly string[];
  /** A reference table, which repeats the words of the sections that explain them. */
  isReference?: boolean;
};

/** A page in reading order; the first section is its opening. */
export type SourcePage = {
  /** The top-level heading above its hits. */
  group: string;
  /** Multiplies the page's scores; 1 is neutral. */
  weight: number;
  sections: readonly SourceSection[];
};

/** A query with a phrase in `from` also searches for the phrases in `to`. */
export type SynonymRule = {readonly from: readonly string[]; readonly to: readonly string[]};

/** For each phrase (`phraseKey`), the phrases to search for as well, joined by commas. */
export type CodedSynonyms = Record<string, string>;

/**
 * What every query needs: the vocabulary and the outline of the site. Postings are in separate shards, and the text of
 * hits is in separate files.
 */
export type IndexData = {
  format: number;
  groups: string[];
  /** One entry per page. */
  pages: {sections: number[]; group: number[]; title: string[]};
  /** One entry per section. */
  sections: {level: number[]; blocks: number[]; questions: number[]; weightPercent: number[]};
  /** Sorted. */
  words: string[];
  synonyms: CodedSynonyms;
  /** First stem of each shard of postings. */
  shards: number[];
};

export type BuiltIndex = {index: IndexData; shards: CodedPostings[][]};

export type SearchOptions = Pick<Query, 'page' | 'hitsPerPage'>;

export type RankedSection = {
  section: number;
  score: number;
  /** Index of the section's best block; -1 if no block matches, or the query is the title. */
  block: number;
  /** Index of the question that matched, if it covers more of the query than block and title; otherwise -1. */
  question: number;
  /** Whether the title contains a query term. */
  inTitle: boolean;
};

export type EngineAnswer = {
  hits: (RankedSection & {group: string})[];
  /** Number of hits on all pages of results. */
  total: number;
  matcher: WordMatcher;
};

/** Finds the words in a text that match the query. */
export type WordMatcher = {
  /** Whether the reader typed the word, a form or the start of it, or misspelled it. Otherwise it's a synonym. */
  isTyped(foldedWord: string): boolean;
  /** The query terms that a folded word matches, by index, and how well. */
  answers(foldedWord: string): readonly {term: number; weight: number}[];
};
