/** The part of the hosted service's interface that the site uses; both clients speak it. */

export type FacetFilters = readonly (string | readonly string[])[];

export type SearchRequest = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
};

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type Hierarchy<T> = Partial<Record<HierarchyLevel, T>>;
type Marked = {value: string};

export type SearchHit = {
  objectID: string;
  url: string;
  type: 'content' | Exclude<HierarchyLevel, 'lvl0'>;
  hierarchy: Hierarchy<string | null>;
  content: string | null;
  _highlightResult?: {hierarchy?: Hierarchy<Marked>; content?: Marked};
  _snippetResult?: {hierarchy?: Hierarchy<Marked>; content?: Marked};
};

export type SearchResult = {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  query: string;
  queryID?: string;
  /** Offered by the embedded engine when nothing was found. */
  suggestions?: string[];
};

export type SearchClient = {
  search(request: {requests: SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Starts fetching what the first query will need. */
  warm?(): void;
};
