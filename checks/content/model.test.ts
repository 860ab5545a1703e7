/** Applies the wording rules to the facts of the model, which pages show verbatim. */
import {readdir} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {expectNoProblems} from '../no-problems';
import {withoutQuotations} from './tree';
import {wordings} from './wording';

/** What other vendors say in their own words, and what readers type. */
const SKIPPED = /\.(?:test|fixture)\.ts$|^compare\//;

const files = (await readdir('model', {recursive: true})).filter((file) => file.endsWith('.ts') && !SKIPPED.test(file));
const modules = await Promise.all(
  files.map(
    async (file) =>
      [file, (await import(/* @vite-ignore */ `../../model/${file}`)) as Record<string, unknown>] as const,
  ),
);

/** A single word that readers see, such as a status; others are keys and ids. */
const LABEL = /^[A-Z][a-z]+$/;

/** Keys with words that readers use instead of ours. */
const NOT_OURS = new Set(['also', 'synonyms']);

/** Code and emphasis quote words of a screen, a file, or another speaker. */
const ownWords = (text: string): string =>
  withoutQuotations(
    text
      .replace(/`[^`]*`|(?<!\*)\*(?!\*)[^*]+\*(?!\*)/g, '…')
      .replaceAll('**', '')
      .replace(/<[^>]*>|\{\{[^}]*\}\}/g, ' '),
  );

function problemsIn(value: unknown, path: string, seen: Set<object>): string[] {
  if (typeof value === 'string') {
    if (!value.includes(' ') && !LABEL.test(value)) return [];
    return wordings.flatMap(({find}) => find(ownWords(value)).map((problem) => `${path}: ${problem}`));
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return entries
    .filter(([key]) => !NOT_OURS.has(String(key)))
    .flatMap(([key, inner]) => problemsIn(inner, `${path}.${String(key)}`, seen));
}

test('the walk reads the model, and a problem names its place', () => {
  expect(modules.length).toBeGreaterThan(20);
  const problems = problemsIn({fields: [{meaning: 'Ask somebody.'}]}, 'model/a.ts', new Set());
  expect(problems).toEqual([expect.stringMatching(/^model\/a\.ts\.fields\.0\.meaning: "somebody" sounds translated/)]);
});

test('the facts of the model keep to the rules about words', () => {
  const seen = new Set<object>();
  expectNoProblems(modules.flatMap(([file, exports]) => problemsIn({...exports}, `model/${file}`, seen)));
});
