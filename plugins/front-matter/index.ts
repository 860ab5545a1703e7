/**
 * Front matter has a strict schema: an unknown, missing, or invalid value is a mistake (checks/content/mistakes.ts).
 * Each page also gets the changelog entries that mention it, so that no page loads the others'.
 */
import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {routeOf} from '../../lib/pages';
import {typographicData} from '../../lib/typography';
import {releases} from '../../model/changelog';
import {releaseId, type Change, type Release} from '../../model/changelog/types';

const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

const schema = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  /** The kind of page: only a reference page lists its tasks, and a decision page has no interface words. */
  kind: z.enum(['reference', 'guide', 'decision', 'changelog', 'page']),
  last_update: z.strictObject({date: z.coerce.date()}),
  /** When someone last compared the page with the product. */
  reviewed: z.coerce.date(),
  slug: z.string().optional(),
  /** The ids of the sections in which readers do something, most wanted first (plugins/page-tasks). */
  tasks: z.array(z.string(), 'write a list of section ids, as in [add-a-case]').optional(),
});

/** What is wrong with a value, and what to do. */
function explain(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown key "${issue.keys.join('", "')}". Remove it. Known keys: ${Object.keys(schema.shape).join(', ')}.`;
  const key = issue.path.join('.');
  const {min, max} = DESCRIPTION_LENGTH;
  if (key === 'description' && typeof values.description === 'string')
    return `"description" has ${values.description.length} characters. Write ${min} to ${max}.`;
  const given = issue.path.reduce<unknown>((part, name) => (part as typeof values | undefined)?.[String(name)], values);
  if (given === undefined) return `"${key}" is missing. Add it above the text, between the --- lines.`;
  return `"${key}" is not valid: ${issue.message}.`;
}

/** The line of a key in the text of a page, or the first line if the key is missing. */
export const lineOfKey = (key: string, text: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;

export function frontMatterMistakes(values: Record<string, unknown>, text: string): {line: number; message: string}[] {
  return (schema.safeParse(values).error?.issues ?? []).map((issue) => {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    return {line: lineOfKey(String(key), text), message: explain(issue, values)};
  });
}

/** `date` is the ISO date of the release, and `id` the anchor in the changelog. */
export type PageChange = Pick<Change, 'id' | 'kind' | 'text'> & Pick<Release, 'date'>;

/** Older changes are in the changelog. */
const MOST_CHANGES = 5;

export function changesOf(route: string, all: readonly Release[] = releases): PageChange[] {
  const own = all.flatMap(({version, date, entries}) =>
    entries
      .filter(({page}) => page === route)
      .map(({kind, text, id}) => ({date, kind, text, id: `${releaseId(version)}-${id}`})),
  );
  return own.slice(0, MOST_CHANGES);
}

export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const written = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    // A build doesn't come here with front matter that can't be read (checks/content/mistakes.ts).
    if (process.env.NODE_ENV === 'development') return {frontMatter: {}, content: params.fileContent};
    throw error;
  });
  const {slug} = written.frontMatter as {slug?: unknown};
  const changes = changesOf(routeOf(params.filePath, slug));
  // The browser loads the front matter of a page, and only the build reads its tasks (plugins/page-tasks).
  const shown = {...written.frontMatter, tasks: undefined, ...(changes.length > 0 && {changes})};
  return {...written, frontMatter: typographicData(shown)};
};
