/** A strict schema for front matter: an unknown, missing, or invalid value stops the build and says how to fix it. */
import {relative} from 'node:path';
import * as z from 'zod';
import {UserError} from '../../lib/user-error';

export const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

const schema = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  /** The kind of page, which determines the content checks. */
  kind: z.enum(['reference', 'guide', 'decision', 'changelog', 'page']),
  last_update: z.strictObject({date: z.coerce.date()}),
  /** When someone last compared the page with the product; `npm run freshness` counts from this date. */
  reviewed: z.coerce.date(),
  sidebar_label: z.string().optional(),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
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

/** Each with the line of its key in the file, or the first line if the key is missing. */
export function frontMatterProblems(values: Record<string, unknown>, source = ''): {line: number; message: string}[] {
  const lines = source.split('\n');
  return (schema.safeParse(values).error?.issues ?? []).map((issue) => {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    const index = lines.findIndex((line) => line.startsWith(`${String(key)}:`));
    return {line: Math.max(index, 0) + 1, message: explain(issue, values)};
  });
}

/** Stops the build with one line per problem: file, line, what is wrong, and what to do. */
export function checkFrontMatter(filePath: string, values: Record<string, unknown>, source: string): void {
  const file = relative(process.cwd(), filePath);
  const problems = frontMatterProblems(values, source).map(({line, message}) => `${file}:${line}: ${message}`);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}
