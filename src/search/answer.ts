/** What the search answers, whoever answers it: sections of pages, with plain pieces of text. Nothing here is HTML. */

/** A run of text; matched words are pieces of their own. */
export type Piece = {text: string; marked: boolean};

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type Hierarchy = Record<HierarchyLevel, string | null>;
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export const isHitType = (value: unknown): value is HitType =>
  value === 'content' || HIERARCHY_LEVELS.slice(1).some((level) => level === value);

/** The level of the heading that a hit of this type leads to. */
export const ownLevel = (type: HitType, hierarchy: Hierarchy): HierarchyLevel | undefined =>
  HIERARCHY_LEVELS.findLast((level) => hierarchy[level] !== null && (type === 'content' || level <= type));

export type Hit = {
  objectID: string;
  /** Absolute, on the origin that the reader is on, with the anchor of the block or section. */
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  /** The block that answers, in full. */
  content: string | null;
  /** The section's heading. */
  title: Piece[];
  /** The page's name, where the heading alone does not say which page it is on. */
  page: string | null;
  /** The best cut of the block, at most as many words as were asked for. */
  snippet: Piece[];
  /** The reader's question attached to the section, if that is why the section was found. */
  question?: Piece[];
};

export type Answer = {
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Up to three queries that do find something; given when this one does not. */
  suggestions: string[];
  /** How many hits each top-level heading has, best group first. */
  groups: {name: string; count: number}[];
};

export type Query = {
  query: string;
  /** Zero-based. */
  page?: number;
  hitsPerPage?: number;
  /** Hits under one top-level heading that are shown; the embedded search writes no others. */
  hitsPerGroup?: number;
  /** Words of a snippet. */
  snippetWords?: number;
  /** Only hits under this top-level heading. */
  group?: string;
};

export type SearchClient = {
  search(query: Query): Promise<Answer>;
  /** Starts fetching what this query needs, or any first one. Never rejects. */
  warm(query?: string): void;
};
