import {expect, test} from 'vitest';
import {importEntities} from '../model/system/imports';
import sidebars from './docs';

type Item = {label?: string; description?: string; items?: Item[]};

const categories = (items: Item[]): Item[] =>
  items.flatMap((item) => (item.items ? [item, ...categories(item.items)] : []));

test('the category Bulk imports promises only what can be imported', () => {
  const {description = ''} = categories(sidebars.docs as Item[]).find(({label}) => label === 'Bulk imports') ?? {};
  const promised = /Bring in (.+) from/.exec(description)?.[1]?.split(/, (?:and )?/) ?? [];
  expect(promised.length).toBeGreaterThan(2);
  const known = importEntities.map(({name, what}) => `${name} ${what}`.toLowerCase()).join(' ');
  for (const thing of promised) expect(known).toContain(thing.replace(/s$/, ''));
  expect(known).not.toContain('history');
});
