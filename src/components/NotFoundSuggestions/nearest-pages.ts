/** Guesses which pages a reader meant by a URL that doesn't exist. */
import {similarity} from '@site/lib/similarity';

/** Weight of the whole path, relative to its last segment. */
const WHOLE_WEIGHT = 0.35;

const GROUP_WEIGHT = 0.8;

/** Below this, similarity is chance: a few letters in the same order. */
const NEAR_ENOUGH = 0.3;

/** `/Docs/Customers/Return_Labels.html` → `['docs', 'customers', 'return labels']`. */
function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, ' ').trim())
    .filter(Boolean);
}

/** How well a name matches a page: its own name counts most, its parent groups less, its section not at all. */
function fitOfName(name: string, [, ...page]: readonly string[]): number {
  const fits = page.map((part, i) => similarity(name, part) * (i === page.length - 1 ? 1 : GROUP_WEIGHT));
  return Math.max(0, ...fits);
}

function nearness(wanted: readonly string[], page: readonly string[]): number {
  const byName = fitOfName(wanted.at(-1) ?? '', page);
  const byWhole = similarity(wanted.join(' '), page.join(' '));
  return byName * (1 - WHOLE_WEIGHT) + byWhole * WHOLE_WEIGHT;
}

/** At most `count` paths that resemble `path`, nearest first; ties keep the given order. */
export function nearestPages(path: string, pages: readonly string[], count: number): string[] {
  const wanted = partsOf(path);
  return pages
    .map((page) => ({page, near: nearness(wanted, partsOf(page))}))
    .filter(({near}) => near >= NEAR_ENOUGH)
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({page}) => page);
}
