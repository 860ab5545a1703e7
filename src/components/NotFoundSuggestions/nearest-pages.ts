/** Which pages somebody meant who typed an address that does not exist. */

/** What the whole path counts, beside the name at its end. */
const WHOLE_WEIGHT = 0.35;

const GROUP_WEIGHT = 0.8;

/** Below this the likeness is chance: a few letters in the same order. */
const NEAR_ENOUGH = 0.3;

function pairsOfLetters(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < text.length; i += 1) {
    const pair = text.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice coefficient over pairs of letters: 1 for equal texts, 0 for texts that share no pair. */
function similarity(a: string, b: string): number {
  const left = pairsOfLetters(a);
  const right = pairsOfLetters(b);
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  const total = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** `/Docs/Customers/Return_Labels.html` → `['docs', 'customers', 'return labels']`. */
function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, ' ').trim())
    .filter(Boolean);
}

/** How well a name fits a page: its own name best, the groups that it sits in less. The section says nothing. */
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
