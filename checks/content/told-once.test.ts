/** What one page or the model tells, and other pages repeat only as a link. */
import {expect, test} from 'vitest';
import {readPages} from '../../lib/pages';
import {importEntities} from '../../model/system/imports';

const pages = readPages();
const LATE_FEE = '/docs/financials/statements';

test('Statements shows every way to charge a late fee with its emails; other pages link to it', () => {
  expect(pages.find(({route}) => route === LATE_FEE)?.text).toContain('<Facts of="late-fee-ways" />');
  const others = pages.filter(({route, text}) => route !== LATE_FEE && text.includes('charge a late fee'));
  expect(others.map(({route}) => route)).toContain('/docs/customers/billing-accounts');
  for (const {route, text} of others) expect(text, route).toContain(`(${LATE_FEE}#charge-a-late-fee)`);
});

test('no page says for itself which emails a late fee sends', () => {
  const says = (text: string) => /\bfee\b/i.test(text) && /Case (?:received|shipped)/.test(text);
  expect(pages.filter(({text}) => text.split('\n\n').some(says)).map(({route}) => route)).toEqual([]);
});

test('the category Bulk imports promises only what can be imported', async () => {
  const sidebar = JSON.stringify((await import('../../sidebars/docs')).default);
  const promised = /Bring in ([^"]+?) from/.exec(sidebar)?.[1]?.split(/, (?:and )?/) ?? [];
  expect(promised.length).toBeGreaterThan(2);
  const known = importEntities.map(({name, what}) => `${name} ${what}`.toLowerCase()).join(' ');
  for (const thing of promised) expect(known).toContain(thing.replace(/s$/, ''));
});
