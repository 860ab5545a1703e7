/** A strict schema for front matter: an unknown, missing, or invalid value stops the build and says how to fix it. */
import {relative} from 'node:path';
import * as z from 'zod';
import {UserError} from '../../lib/user-error';

export const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

const pageKinds = ['reference', 'guide', 'decision', 'changelog', 'page'] as const;

const schema = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  /** The kind of page, which determines the content checks. */
  kind: z.enum(pageKinds),
  last_update: z.strictObject({date: z.coerce.date()}),
  /** When someone last compared the page with the product; `npm run freshness` counts from this date. */
  reviewed: z.coerce.date(),
  sidebar_label: z.string().optional(),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
});

export const frontMatterKeys: readonly string[] = Object.keys(schema.shape);

export type PageFrontMatter = z.infer<typeof schema>;

function explain(issue: z.core.$ZodIssue, values: Record<string, unknown>): {key: string; fix: string} {
  const key = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const fix = `unknown key "${issue.keys.join('", "')}". Remove it. Known keys: ${frontMatterKeys.join(', ')}.`;
    return {key: issue.keys[0] ?? '', fix};
  }
  if (key === 'description' && typeof values.description === 'string') {
    const {min, max} = DESCRIPTION_LENGTH;
    return {key, fix: `"description" has ${values.description.length} characters. Write ${min} to ${max}.`};
  }
  const given = issue.path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    values,
  );
  if (given === undefined) return {key, fix: `"${key}" is missing. Add it above the text, between the --- lines.`};
  return {key, fix: `"${key}" is not valid: ${issue.message}.`};
}

/** The line of a key in its file, or the first line if the key is missing. */
function lineOf(key: string, source: string): number {
  const [name = ''] = key.split('.');
  return source.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
}

export type FrontMatterProblem = {line: number; message: string};

export function frontMatterProblems(values: Record<string, unknown>, source = ''): FrontMatterProblem[] {
  const {error} = schema.safeParse(values);
  return (error?.issues ?? []).map((issue) => {
    const {key, fix} = explain(issue, values);
    return {line: lineOf(key, source), message: fix};
  });
}

/** Stops the build with one line per problem: file, line, what is wrong, and what to do. */
export function checkFrontMatter(filePath: string, values: Record<string, unknown>, source: string): void {
  const file = relative(process.cwd(), filePath);
  const problems = frontMatterProblems(values, source).map(({line, message}) => `${file}:${line}: ${message}`);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}
