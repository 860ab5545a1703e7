import {expect, it} from 'vitest';
import {runOn} from '../mdx-tree/testing';
import tableCaptions from '.';

const table = (...rows: string[]) => [rows[0], rows[0]!.replace(/[^|]+/g, '-'), ...rows.slice(1)].join('\n');
const tablesIn = (...blocks: string[]) =>
  runOn(tableCaptions, blocks.join('\n\n'), {title: 'Offices'}).filter(({type}) => type === 'table');
/** A property of each cell, row by row. */
const ofCells = (name: string, ...rows: string[]) =>
  tablesIn(table(...rows))[0]!.children!.map(({children}) => children!.map(({data}) => data?.hProperties?.[name]));

it.each([
  ['the heading above', ['## Validate an address', table('A|B')], ['Validate an address']],
  [
    'different when one heading has several tables',
    ['## Fields', table('A|B'), table('A|B')],
    ['Fields', 'Fields, table 2'],
  ],
  ['the page title before the first heading', [table('A|B')], ['Offices']],
])('captions are %s', (_, blocks, captions) => {
  expect(tablesIn(...blocks).map(({data}) => data?.hProperties?.['data-caption'])).toEqual(captions);
});

it('cells know their column where there are three, but for the first; two fit a phone', () => {
  expect(ofCells('data-label', 'Role|May|May not', 'Billing|see|delete')[1]).toEqual([undefined, 'May', 'May not']);
  expect(ofCells('data-label', 'Role|May', 'Billing|see')[1]).toEqual([undefined, undefined]);
});

it('cells are aligned where all of a column are numbers, with the name of the column', () => {
  expect(ofCells('className', 'Typed|Hours', 'Nothing|−3½', 'All|20')).toEqual(
    Array.from({length: 3}, () => [undefined, 'amount']),
  );

  const looks = ofCells('className', 'Item|Amount', 'Bridge, $155.00 each|$450.00', 'Partner|−$84.00');
  expect(looks).toEqual(Array.from({length: 3}, () => [undefined, 'amount']));
});

it('first cells name their rows, unless one is a sentence', () => {
  expect(ofCells('scope', 'Role|May', 'Billing|see')).toEqual([
    ['col', 'col'],
    ['row', undefined],
  ]);
  expect(
    ofCells('scope', 'You want|Do', 'this|one', 'this when the month is locked in Pilot|two').flat(),
  ).not.toContain('row');
});
