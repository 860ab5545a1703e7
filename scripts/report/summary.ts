/** Counts what a site owner wants to know. Only counts are stored, so the size of the log does not matter. */
import {nearestPages} from '../../src/components/NotFoundSuggestions/nearest-pages';
import type {Request} from './read-line';

export type Counts = Map<string, number>;
export type Missing = {count: number; referrers: Counts};

export type Summary = {
  lines: number;
  unread: number;
  prefetches: number;
  people: number;
  pages: Counts;
  missing: Map<string, Missing>;
  searches: Counts;
  markdown: Counts;
  feeds: Counts;
};

export const emptySummary = (): Summary => ({
  ...{lines: 0, unread: 0, prefetches: 0, people: 0},
  ...{pages: new Map(), missing: new Map(), searches: new Map(), markdown: new Map(), feeds: new Map()},
});

/** Random URLs from scanners must not exhaust memory; past this limit, new names are counted together. */
const MOST_NAMES = 20_000;
const OTHERS = '(others)';

function add(counts: Counts, name: string): void {
  const key = counts.has(name) || counts.size < MOST_NAMES ? name : OTHERS;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const FEED = /\/(rss\.xml|atom\.xml|feed\.json)$/;
const FILE = /\.[a-z0-9]{2,12}$/i;
const PROGRAM = /bot\b|crawl|spider|slurp|curl|wget|python|java\/|go-http|okhttp|headless|monitor|preview|feed/i;

function splitTarget(target: string): {path: string; query: URLSearchParams} {
  const [path = '/', query = ''] = target.split('?');
  const decoded = URL.canParse(path, 'https://a.example') ? path : '/';
  return {path: decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded, query: new URLSearchParams(query)};
}

export type Site = {baseUrl: string; isRoute: (path: string) => boolean};

/** Adds one request. Search terms come from the URL of the results page. */
export function count(summary: Summary, {method, target, status, referrer, agent, purpose}: Request, site: Site): void {
  if (method !== 'GET') return;
  if (/prefetch/.test(purpose)) {
    summary.prefetches += 1;
    return;
  }
  const {path: whole, query} = splitTarget(target);
  const path = whole.startsWith(site.baseUrl) ? `/${whole.slice(site.baseUrl.length)}` : whole;
  if (status === 404) {
    const name = summary.missing.has(path) || summary.missing.size < MOST_NAMES ? path : OTHERS;
    const missing = summary.missing.get(name) ?? {count: 0, referrers: new Map<string, number>()};
    missing.count += 1;
    if (referrer && missing.referrers.size < 20) add(missing.referrers, referrer.split('?')[0]!);
    summary.missing.set(name, missing);
    return;
  }
  if (status !== 200 && status !== 304) return;
  if (FEED.test(path)) return add(summary.feeds, path);
  if (path.endsWith('.md') || /\/llms(-full)?\.txt$/.test(path)) return add(summary.markdown, path);
  if (FILE.test(path) || !site.isRoute(path) || PROGRAM.test(agent)) return;
  summary.people += 1;
  const asked = path === '/search' ? query.get('q')?.trim() : undefined;
  if (asked) add(summary.searches, asked.toLowerCase().slice(0, 64));
  add(summary.pages, path);
}

export const nearestPage = (path: string, routes: readonly string[]): string | undefined =>
  nearestPages(path, routes, 1)[0];

export const ranked = (counts: Counts, most = 100): [string, number][] =>
  [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
