/** The time since the last review of each page, each comparison source, and each claim based on sources. */
import {readPages} from '../../lib/pages';
import {competitors} from '../../model/compare';

/** Days until each kind is due for another review. */
export const REVIEW_DAYS = {page: 365, source: 180, claim: 180} as const;
export type Kind = keyof typeof REVIEW_DAYS;

/** `date` is the date of the last review. */
export type Reviewed = {kind: Kind; name: string; date: Date};
export type Aged = Reviewed & {days: number; isDue: boolean};

const DAY = 86_400_000;

/** Oldest first, relative to the review interval of each kind. */
export function byAge(reviewed: readonly Reviewed[], today: Date): Aged[] {
  const aged = reviewed.map((item) => {
    const days = Math.floor((today.getTime() - item.date.getTime()) / DAY);
    return {...item, days, isDue: days > REVIEW_DAYS[item.kind]};
  });
  return aged.sort((a, b) => b.days / REVIEW_DAYS[b.kind] - a.days / REVIEW_DAYS[a.kind]);
}

const pages = (): Reviewed[] =>
  readPages().map(({file, frontMatter}) => ({
    kind: 'page',
    name: file,
    date: new Date(String(frontMatter.reviewed)),
  }));

/** A claim is as old as its oldest source. */
function comparisons(): Reviewed[] {
  return competitors.flatMap(({id, cells, sources}): Reviewed[] => {
    const dates = new Map(sources.map(({key, checked}) => [key, new Date(`${checked}-01`)]));
    const claims = Object.entries(cells).flatMap(([row, cell]): Reviewed[] => {
      const cited = cell.found === 'nothing' ? [] : cell.sources;
      const times = cited.flatMap((key) => dates.get(key)?.getTime() ?? []);
      return times.length > 0 ? [{kind: 'claim', name: `${id}: ${row}`, date: new Date(Math.min(...times))}] : [];
    });
    const read = sources.map(({key, url}): Reviewed => ({
      kind: 'source',
      name: `${id}: ${url}`,
      date: dates.get(key)!,
    }));
    return [...read, ...claims];
  });
}

export const everythingByAge = (today = new Date()): Aged[] => byAge([...pages(), ...comparisons()], today);

export function freshnessLine(aged: readonly Aged[]): string {
  const due = aged.filter(({isDue}) => isDue);
  const counts = Object.keys(REVIEW_DAYS).map((kind) => `${due.filter((item) => item.kind === kind).length} ${kind}s`);
  return due.length === 0
    ? `Freshness: all ${aged.length} pages, sources, and claims were reviewed in time.`
    : `WARNING: to be reviewed again: ${counts.join(', ')}. \`npm run freshness\` lists them.`;
}
