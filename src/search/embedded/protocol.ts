import type {Hierarchy, RecordType} from '../records/types.ts';
import type {FacetFilters} from './facet-filters.ts';

/** The parameters of the hosted service's search that this one honours; others are ignored. */
export interface SearchParams {
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export interface SearchRequest extends SearchParams {
  indexName: string;
}

/** Both forms in which the hosted service's clients are called. */
export type SearchCall =
  | {readonly requests: readonly SearchRequest[]}
  | readonly (SearchRequest | {indexName: string; params?: SearchParams})[];

export interface HighlightedValue {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords: string[];
}

export interface SnippetValue {
  value: string;
  matchLevel: 'none' | 'full';
}

export interface AttributeValues<Value> {
  /** Levels without a title are left out. */
  hierarchy: Partial<Record<keyof Hierarchy, Value>>;
  content?: Value;
}

/** All strings of a hit are HTML: escaped, with tags only around matches. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: AttributeValues<HighlightedValue>;
  _snippetResult: AttributeValues<SnippetValue>;
}

export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  /** Up to three queries that do find something, when this one does not. */
  suggestions: string[];
}

export interface SearchResponse {
  results: SearchResult[];
}

export function requestsOf(call: SearchCall): SearchRequest[] {
  const requests = 'requests' in call ? call.requests : call;
  return requests.map((request) => {
    const {params, ...rest} = request as SearchRequest & {params?: SearchParams};
    return {...rest, ...params};
  });
}
