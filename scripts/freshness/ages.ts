/** The time since the last review of each page and of each source of a comparison. */
import {readPages} from '../../lib/pages';
import {competitors} from '../../model/compare';
import {CHECKED} from '../../model/compare/types';

/** Days until each kind is due for another review. */
export const REVIEW_DAYS = {page: 365, source: 180} as const;
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

const sources = (): Reviewed[] =>
  competitors.flatMap(({id, sources: read}) =>
    Object.values(read).map(({url}) => ({kind: 'source', name: `${id}: ${url}`, date: new Date(`${CHECKED}-01`)})),
  );

export const everythingByAge = (today = new Date()): Aged[] => byAge([...pages(), ...sources()], today);

export function freshnessLine(aged: readonly Aged[]): string {
  const due = aged.filter(({isDue}) => isDue);
  const counts = Object.keys(REVIEW_DAYS).map((kind) => `${due.filter((item) => item.kind === kind).length} ${kind}s`);
  return due.length === 0
    ? `Freshness: all ${aged.length} pages and sources were reviewed in time.`
    : `WARNING: to be reviewed again: ${counts.join(', ')}. \`npm run freshness\` lists them.`;
}
