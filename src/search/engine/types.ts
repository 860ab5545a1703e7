/** One heading of a page with the text blocks under it, up to the next heading. The unit that is ranked. */
export interface SourceSection {
  /** Fragment without `#`; empty for the page itself. */
  anchor: string;
  /** 1 for the page's own section, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: readonly string[];
}

/** A page in reading order; the first section is the page's own (`level` 1). */
export interface SourcePage {
  path: string;
  /** Name of the part of the site the page belongs to (`hierarchy.lvl0`). */
  group: string;
  keywords: readonly string[];
  /** Multiplies the page's scores; 1 is neutral. */
  weight: number;
  facets: Readonly<Record<string, string>>;
  sections: readonly SourceSection[];
}

/** Phrases that mean the same (`string[]`), or phrases that also look for others (`from` → `to`). */
export type SynonymRule = readonly string[] | {readonly from: readonly string[]; readonly to: readonly string[]};

export interface BuildOptions {
  synonyms?: readonly SynonymRule[];
}

/**
 * Everything ranking needs and nothing it does not: titles, but no running text.
 * Columns hold one value per page or per section, in order, so that like stands beside like when compressed.
 */
export interface IndexData {
  format: number;
  pages: {
    path: string[];
    group: string[];
    /** Coded by `encodeSets`: each keyword as the stems of its words. */
    keywords: string[];
    weight: number[];
    /** Index into `facetSets`. */
    facets: number[];
    sectionCount: number[];
  };
  facetSets: Record<string, string>[];
  sections: {
    title: string[];
    /** Empty where the title gives it. */
    anchor: string[];
    /** One digit per section. */
    level: string;
    /** Words of text per section without stop words, coded by `encodeNumbers`. */
    length: string;
  };
  /** Front-coded sorted words. */
  words: string;
  /** Per stem, in the order of its first word: coded text postings, joined by `SEPARATOR`. */
  postings: string;
  synonyms: SynonymRule[];
}

export interface SearchOptions {
  page?: number;
  hitsPerPage?: number;
  /** Hits one page may have in an answer. */
  hitsPerDocument?: number;
  /** Keeps only pages for which this holds. */
  acceptFacets?: (facets: Readonly<Record<string, string>>) => boolean;
}

export type TitleMatch = 'all' | 'some' | 'none';

export interface EngineHit {
  section: number;
  score: number;
  /** How many of the words that the section was found by are in its title: when not all, its text tells more. */
  titleMatch: TitleMatch;
}

export interface EngineAnswer {
  hits: EngineHit[];
  /** Hits on all pages of the answer. */
  total: number;
  matcher: WordMatcher;
  /** Queries that do find something; only when this one does not. */
  suggestions: string[];
}

/** Says which part of a word of a text the query asked for. */
export interface WordMatcher {
  /** Number of letters to mark at the start of a folded word; 0 when it does not match. */
  matchedLength(foldedWord: string): number;
  /** Weight of a folded word for choosing the best text; 0 when it does not match. */
  weight(foldedWord: string): number;
}
