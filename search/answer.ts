/** The shape of answers and errors, for both the embedded and the hosted search. All text is plain, never HTML. */
import {HITS_PER_GROUP, TOP_HITS} from './limits';

/** A run of text. Matched words are separate pieces. */
export type Piece = {text: string; marked: boolean};

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type Hierarchy = Record<HierarchyLevel, string | null>;
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

const isHitType = (value: unknown): value is HitType =>
  value === 'content' || HIERARCHY_LEVELS.slice(1).some((level) => level === value);

/** The level of the heading that a hit of this type links to. */
export const ownLevel = (type: HitType, hierarchy: Hierarchy): HierarchyLevel | undefined =>
  HIERARCHY_LEVELS.findLast((level) => hierarchy[level] !== null && (type === 'content' || level <= type));

export type Hit = {
  objectID: string;
  /** Absolute, on the current origin, with the anchor of the block or section. */
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  /** The full text of the matching block. */
  content: string | null;
  /** The section's heading. */
  title: Piece[];
  /** The page's title, if the hit is a section of the page. */
  page: string | null;
  /** The best excerpt of the block, with at most `snippetWords` words. */
  snippet: Piece[];
  /** The question attached to the section, if the section was found by it. */
  question?: Piece[];
  /** Whom it's for, if not for the lab. */
  audience?: 'office' | 'buyer';
};

/** The top-level heading that a hit is under. */
export const groupOf = ({hierarchy}: Hit): string => hierarchy.lvl0 ?? '';

/** The group of the best hit first. */
export function byGroup<Item>(hits: readonly Item[], nameOf: (hit: Item) => string): [name: string, hits: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const group = groups.get(name);
    if (group) group.push(hit);
    else groups.set(name, [hit]);
  }
  return [...groups];
}

/**
 * What the dialog shows of the hits: up to five per group. The first three found stay the first three shown, so a group
 * that another one follows among them goes on later, and its weaker hits don't push better ones down.
 */
export function dialogHits<Item>(hits: readonly Item[], nameOf: (hit: Item) => string): Item[] {
  const grouped = (some: readonly Item[]) => byGroup(some, nameOf).flatMap(([, own]) => own);
  const first = grouped(hits.slice(0, TOP_HITS));
  const shown = byGroup(hits, nameOf).flatMap(([, own]) => own.slice(0, HITS_PER_GROUP));
  const others = hits.filter((hit) => shown.includes(hit) && !first.includes(hit));
  const goesOn = (hit: Item) => nameOf(hit) === nameOf(first.at(-1)!);
  return [...first, ...others.filter(goesOn), ...grouped(others.filter((hit) => !goesOn(hit)))];
}

/** The hits of the dialog under their headings. A group that goes on after others has a heading that says so. */
export function underHeadings(hits: readonly Hit[]): [heading: string, hits: Hit[]][] {
  const before = new Set<string>();
  let last: string | undefined;
  return byGroup(hits, (hit) => {
    const name = groupOf(hit);
    if (last !== undefined && last !== name) before.add(last);
    last = name;
    return before.has(name) ? `More in ${name}` : name;
  });
}

export type Answer = {
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Up to three queries to try instead, if this one has no hits. */
  suggestions: string[];
};

export type Query = {
  query: string;
  /** Zero-based. */
  page?: number | undefined;
  hitsPerPage?: number;
  /** Only the hits that the dialog shows, group by group. */
  forDialog?: boolean;
  /** Gets the first hits if the others take longer. */
  onFirst?: (answer: Answer) => void;
  /** Maximum words in a snippet. Default: what fits the screen. */
  snippetWords?: number;
};

export type SearchClient = {
  search(query: Query): Promise<Answer>;
  /** Fetches what every first query needs. Never rejects. */
  warm(): void;
};

/**
 * The search can't be reached, or its response can't be read. Has the same name as the hosted client's error, so both
 * are shown alike.
 */
export class SearchUnavailable extends Error {
  override name = 'RetryError';
}

/**
 * The search service rejected the request. The reader sees its message, but not if that is HTML, such as the error page
 * of a proxy.
 */
export class SearchRefused extends Error {
  override name = 'ApiError';
  readonly reason: string;

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.reason = /<\w/.test(message)
      ? `The search service refused the request (${status}).`
      : `The search service answered: ${message} (${status}).`;
  }
}

type Site = {siteUrl: string; baseUrl: string};

/** The path and anchor of a URL on this site, either on the current origin or on the one that was indexed. */
function ownPath(url: unknown, {siteUrl, baseUrl}: Site): string | undefined {
  if (typeof url !== 'string') return undefined;
  const here = window.location.origin;
  try {
    const {origin, pathname, hash} = new URL(url, here);
    const isOwn = (origin === here || origin === new URL(siteUrl).origin) && pathname.startsWith(baseUrl);
    // As a link, a path that starts with two slashes is another host.
    return isOwn && !pathname.startsWith('//') ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What is stored of a hit. Its URL is only a path, so it opens on the current origin. */
export type SavedSearch = Pick<Hit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

/** Reads what the browser stored or the hosted service sent. Undefined if it can't be shown and opened. */
export function readUntrusted(entry: unknown, site: Site): SavedSearch | undefined {
  const {objectID, url, type, hierarchy, content} = (entry ?? {}) as Record<string, unknown>;
  const path = ownPath(url, site);
  if (path === undefined || typeof objectID !== 'string' || !isHitType(type)) return undefined;
  const titles = (hierarchy ?? {}) as Record<string, unknown>;
  const levels = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, textOf(titles[level])])) as Hierarchy;
  return {objectID, url: path, type, hierarchy: levels, content: textOf(content)};
}
