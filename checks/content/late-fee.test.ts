/** How to charge a late fee is explained once, with its side effects; every other page links to it. */
import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {readSourcePages} from './read-pages';

const TOLD_ON = '/docs/financials/statements';
const LINK = `(${TOLD_ON}#charge-a-late-fee)`;

const pages = await Promise.all(
  (await readSourcePages()).map(async ({file, route}) => ({route, source: await readFile(file, 'utf8')})),
);

test('Statements shows every way with its emails', () => {
  expect(pages.find(({route}) => route === TOLD_ON)?.source).toContain('<Facts of="late-fee-ways" />');
});

test('a page that bills a fee the same way links to it', () => {
  const others = pages.filter(({route, source}) => route !== TOLD_ON && source.includes('charge a late fee'));
  expect(others.map(({route}) => route)).toContain('/docs/customers/billing-accounts');
  for (const {route, source} of others) expect(source, route).toContain(LINK);
});

test('no page says for itself which emails a fee sends', () => {
  const saying = pages.flatMap(({route, source}) =>
    source
      .split('\n\n')
      .flatMap((text) => (/\bfee\b/i.test(text) && /Case (?:received|shipped)/.test(text) ? route : [])),
  );
  expect(saying).toEqual([]);
});
