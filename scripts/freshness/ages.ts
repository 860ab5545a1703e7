/** The time since the last review of each page, each comparison source, and each claim based on sources. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
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

export function pageReview(file: string, text: string): Reviewed {
  const head = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as {reviewed?: string | Date} | null;
  return {kind: 'page', name: file, date: new Date(head?.reviewed ?? 0)};
}

const pages = (): Reviewed[] =>
  ['content', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(folder, file))
      .map((file) => pageReview(file, readFileSync(file, 'utf8'))),
  );

/** A claim is as old as its oldest source. */
function comparisons(): Reviewed[] {
  return competitors.flatMap(({id, cells, sources}) => {
    const dates = new Map(sources.map(({key, checked}) => [key, new Date(`${checked}-01`)]));
    const claims = Object.entries(cells).flatMap(([row, cell]) => {
      const cited = cell.found === 'nothing' ? [] : cell.sources;
      const times = cited.flatMap((key) => dates.get(key)?.getTime() ?? []);
      const date = new Date(Math.min(...times));
      return times.length > 0 ? [{kind: 'claim' as const, name: `${id}: ${row}`, date}] : [];
    });
    return [
      ...sources.map(({key, url}) => ({kind: 'source' as const, name: `${id}: ${url}`, date: dates.get(key)!})),
      ...claims,
    ];
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
