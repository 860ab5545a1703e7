/** Finds facts that no reader sees: properties of the model whose values are on no page. */
import {test} from 'vitest';
import {filesBelow} from '../../lib/files';
import {readPages} from '../../lib/pages';
import {typographic} from '../../lib/typography';
import {nodesIn} from '../../lib/tree';
import {glossary} from '../../model/glossary';
import {isJsx} from '../../plugins/mdx-tree';
import {expectNoMistakes} from '../no-mistakes';
import {shownFacts} from './mistakes';
import {parseSource} from './source-page';

/**
 * Phrases by the property they are in, such as `entities.fields.meaning`; the entries of a list or a record are alike.
 */
function phrasesIn(value: unknown, path: string, found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string' && / /.test(value)) found.set(path, [...(found.get(path) ?? []), value]);
  if (typeof value !== 'object' || value === null) return found;
  const isList = Array.isArray(value) || Object.values(value).every((entry) => typeof entry === 'object');
  for (const [name, entry] of Object.entries(value)) phrasesIn(entry, isList ? path : `${path}.${name}`, found);
  return found;
}

const SKIPPED = /\.test\.ts$|^(?:compare|example|changelog)\//;

test('some page shows a value of every property of the model', async () => {
  const pages = readPages().map(parseSource);
  const facts = pages.flatMap(({tree}) => [...nodesIn(tree)].filter(isJsx).map((node) => shownFacts(node)));
  const terms = glossary.map(({definition}) => definition).join('\n');
  const shown = typographic(JSON.stringify(facts) + terms + pages.map(({text}) => text).join('\n'));
  const unseen: string[] = [];
  for (const file of filesBelow('model').filter((name) => name.endsWith('.ts') && !SKIPPED.test(name)))
    for (const [name, value] of Object.entries((await import(/* @vite-ignore */ `../../model/${file}`)) as object))
      for (const [property, phrases] of phrasesIn(value, `model/${file}: ${name}`))
        if (!phrases.some((phrase) => shown.includes(typographic(phrase)))) unseen.push(`${property}: "${phrases[0]}"`);
  expectNoMistakes(unseen.map((fact) => `${fact} is on no page. Show it, or delete the property.`));
});
