/** A closed schema for front matter: what is unknown, missing or out of bounds stops the build with the fix. */
import {relative} from 'node:path';
import * as z from 'zod';

export const DESCRIPTION_LENGTH = {min: 110, max: 160} as const;

const pageKinds = ['reference', 'guide', 'decision', 'changelog', 'page'] as const;

const schema = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  keywords: z.array(z.string().min(1)).min(2),
  /** Which form of page this is; the content checks follow it. */
  kind: z.enum(pageKinds),
  last_update: z.strictObject({date: z.coerce.date()}),
  sidebar_label: z.string().optional(),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
});

export type PageFrontMatter = z.infer<typeof schema>;

function explain(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  const key = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return `unknown key "${issue.keys.join('", "')}". Remove it, or add it to plugins/front-matter. Known keys: ${Object.keys(schema.shape).join(', ')}.`;
  }
  if (key === 'description' && typeof values.description === 'string') {
    return `"description" has ${values.description.length} characters. Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`;
  }
  const given = issue.path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    values,
  );
  if (given === undefined) return `"${key}" is missing. Add it above the text, between the --- lines.`;
  return `"${key}" is not valid: ${issue.message}.`;
}

/** Throws one error that names the file and every key to fix. */
export function checkFrontMatter(filePath: string, values: Record<string, unknown>): void {
  const result = schema.safeParse(values);
  if (result.success) return;
  const problems = result.error.issues.map((issue) => `  ${explain(issue, values)}`);
  throw new Error(`Front matter of ${relative(process.cwd(), filePath)}:\n${problems.join('\n')}`);
}
