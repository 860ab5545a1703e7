import {expect, test} from 'vitest';
import type {Attributes} from '../resolver';
import {price} from './price';

const cells = (attributes: Attributes): readonly (readonly string[])[] =>
  (price({label: 'Case 10482', ...attributes}) as unknown as {rows: {cells: readonly string[]}[]}).rows.map(
    (row) => row.cells,
  );

test('a whole invoice adds up', () => {
  const rows = cells({rate: 120, quantity: 2, discount: '10%', taxRate: 7.5, shipping: 12});
  expect(rows.map(([part, , amount]) => [part, amount])).toEqual([
    ['Before discount', '$240.00'],
    ['Discount', '−$24.00'],
    ['Subtotal', '$216.00'],
    ['Tax', '$16.20'],
    ['Shipping', '$12.00'],
    ['Total', '$244.20'],
  ]);
});

test.each([
  [
    'ends with its total',
    {rate: 165.5, quantity: 1, discount: '$15'},
    ['Line total', 'Before discount − discount', '$150.50'],
  ],
  [
    'has a subtotal of quantity times rate',
    {rate: 95, quantity: 2, taxRate: 7.5},
    ['Subtotal', '2 × $95.00', '$190.00'],
  ],
])('a line %s', (_, attributes, row) => {
  expect(cells(attributes)).toContainEqual(row);
});

test('refuses a discount that is neither percent nor amount', () => {
  expect(() => cells({rate: 1, quantity: 1, discount: 'ten'})).toThrow('discount="ten"');
});
