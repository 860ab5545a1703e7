/** What comes out of an index is data: texts are escaped and addresses must lead to this site. */
import {HIERARCHY_LEVELS} from '../records/types';
import {escapeAroundMarks} from './marked-text';
import type {Hierarchy, SearchHit, SearchResult} from './types';

type Marked = {value: string};
type Place = {siteUrl: string};

function sanitizeLevels(levels: Hierarchy<Marked> | undefined): Hierarchy<Marked> | undefined {
  if (!levels) return undefined;
  const entries = Object.entries(levels).filter(([, level]) => typeof level?.value === 'string');
  return Object.fromEntries(
    entries.map(([name, level]) => [name, {value: escapeAroundMarks(level.value)}]),
  ) as Hierarchy<Marked>;
}

function sanitizeMarked<T extends SearchHit['_highlightResult']>(marked: T): T {
  if (!marked) return marked;
  const content =
    typeof marked.content?.value === 'string' ? {value: escapeAroundMarks(marked.content.value)} : undefined;
  return {...marked, hierarchy: sanitizeLevels(marked.hierarchy), content} as T;
}

/** An address on this site as seen from here, or nothing. */
export function ownAddress(url: unknown, {siteUrl}: Place, here = window.location.origin): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const {origin, pathname, hash} = new URL(url, here);
    return origin === siteUrl || origin === here ? `${here}${pathname}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function sanitizeHit(hit: SearchHit | null, place: Place): SearchHit | undefined {
  const url = ownAddress(hit?.url, place);
  if (!hit || !url || typeof hit.objectID !== 'string' || !hit.hierarchy) return undefined;
  const hierarchy = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, textOrNull(hit.hierarchy[level])]));
  return {
    ...hit,
    url,
    hierarchy,
    content: textOrNull(hit.content),
    _highlightResult: sanitizeMarked(hit._highlightResult),
    _snippetResult: sanitizeMarked(hit._snippetResult),
  };
}

export function sanitizeResult(result: SearchResult, place: Place): SearchResult {
  return {...result, hits: result.hits.map((hit) => sanitizeHit(hit, place)).filter((hit) => hit !== undefined)};
}
