/** Category pages show descriptions from the sidebars, which the rules for written pages don't read. */
import {expect, test} from 'vitest';
import {importEntities} from '../../model/system/imports';
import docs from '../../sidebars/docs';
import guides from '../../sidebars/guides';
import pilot from '../../sidebars/pilot';
import {expectNoProblems} from '../no-problems';
import {wordings} from './wording';

type Item = {label?: string; description?: string; items?: Item[]};

const categoriesIn = (items: Item[]): Item[] =>
  items.flatMap((item) => (item.items ? [item, ...categoriesIn(item.items)] : []));

const categories = [docs, guides, pilot].flatMap((sidebars) => categoriesIn(Object.values(sidebars).flat() as Item[]));

test('category descriptions follow the rules about words', () => {
  expect(categories.length).toBeGreaterThan(15);
  const findings = categories.flatMap(({label, description = ''}) =>
    wordings.flatMap(({find}) => find(description).map((message) => `sidebars, category ${label}: ${message}`)),
  );
  expectNoProblems(findings);
});

test('the category Bulk imports promises only what can be imported', () => {
  const {description = ''} = categories.find(({label}) => label === 'Bulk imports') ?? {};
  const promised = /Bring in (.+) from/.exec(description)?.[1]?.split(/, (?:and )?/) ?? [];
  expect(promised.length).toBeGreaterThan(2);
  const known = importEntities.map(({name, what}) => `${name} ${what}`.toLowerCase()).join(' ');
  for (const thing of promised) expect(known).toContain(thing.replace(/s$/, ''));
  expect(known).not.toContain('history');
});
