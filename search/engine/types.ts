import type {PackedIndex} from './pack';

/** Whom a section is written for, if not for the lab. */
export type Audience = 'office' | 'buyer';

/** A section to index, as plain text. */
export type SourceSection = {
  /** 1 for the page's opening, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: readonly {text: string}[];
  /** Readers' questions that it answers. */
  questions: readonly string[];
  audience?: Audience;
};

/** A page in reading order; the first section is its opening. */
export type SourcePage = {
  /** The top-level heading above its hits. */
  group: string;
  /** Lists other pages, and is rarely the answer itself. */
  isList?: boolean;
  /** Compares with another product: answers only queries that compare, or that name the product. */
  isComparison?: boolean;
  sections: readonly SourceSection[];
};

/** A query with a phrase in `from` also searches for the phrases in `to`. */
export type SynonymRule = {readonly from: readonly string[]; readonly to: readonly string[]};

/** What a query needs before the texts of its hits: MiniSearch's index, and the facts about sections that it can't hold. */
export type IndexData = PackedIndex & {
  /** One entry per page. `names`: for a comparison, the stems that name the other product, or that it's also called. */
  pages: {title: string; group: string; sections: number; isList?: boolean; names?: string[]}[];
  /** For each section, the number of words in its heading. */
  titleWords: number[];
  /** The sections that aren't for labs at work. */
  audiences: Record<number, Audience>;
  /** For each phrase in stems, the stems to search for as well: phrases joined by commas. */
  synonyms: Record<string, string>;
};

export type RankedSection = {
  section: number;
  page: number;
  /** Among the sections of its page. */
  place: number;
  score: number;
  group: string;
  /** The query is the heading, so the hit leads to the section and not to a block in it. */
  isTitle: boolean;
  audience?: Audience;
};

/** Finds the words in a text that match the query. */
export type WordMatcher = {
  /** Whether the reader typed the word, a form or the start of it, or misspelled it. Otherwise it's a synonym. */
  isTyped(foldedWord: string): boolean;
  /** The words of the query that a folded word answers, by index, and how telling that is. */
  answers(foldedWord: string): readonly {term: number; weight: number}[];
};

export type EngineAnswer = {hits: RankedSection[]; matcher: WordMatcher};
