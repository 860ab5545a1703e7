/** Applies the wording rules to text that no page holds: facts, drawings, and the descriptions of categories. */
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {filesBelow} from '../../lib/files';
import {readText} from '../../lib/pages';
import {findDrawings} from '../../plugins/figures';
import {expectNoMistakes} from '../no-mistakes';
import {withoutQuotations} from './passages';
import {wordings} from './words';

/** What other vendors say in their own words, and what readers type. */
const SKIPPED = /\.(?:test|fixture)\.ts$|^model\/compare\//;

async function modulesIn(folder: string): Promise<[string, unknown][]> {
  const files = filesBelow(folder).map((file) => `${folder}/${file}`);
  const modules = files.filter((file) => file.endsWith('.ts') && !SKIPPED.test(file));
  return Promise.all(
    modules.map(async (file) => [file, {...((await import(/* @vite-ignore */ `../../${file}`)) as object)}]),
  );
}

const drawings = Object.values(findDrawings()).map((file): [string, unknown] => [file, parse(readText(file))]);
const texts = [...(await modulesIn('model')), ...(await modulesIn('sidebars')), ...drawings];

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

function mistakesIn(value: unknown, path: string, seen: Set<object>): string[] {
  if (typeof value === 'string') {
    if (!value.includes(' ') && !LABEL.test(value)) return [];
    return wordings.flatMap(({find}) => find(ownWords(value)).map((mistake) => `${path}: ${mistake}`));
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return entries
    .filter(([key]) => !NOT_OURS.has(String(key)))
    .flatMap(([key, inner]) => mistakesIn(inner, `${path}.${String(key)}`, seen));
}

test('a mistake names its place', () => {
  const mistakes = mistakesIn({fields: [{meaning: 'Open the price list.'}]}, 'model/a.ts', new Set());
  expect(mistakes).toEqual([expect.stringMatching(/^model\/a\.ts\.fields\.0\.meaning: "price list" is not/)]);
});

test('facts, drawings, and descriptions keep to the rules about words', () => {
  expect(texts.length).toBeGreaterThan(60);
  const seen = new Set<object>();
  expectNoMistakes(texts.flatMap(([file, value]) => mistakesIn(value, file, seen)));
});
