import {expect, test} from 'vitest';
import type {Attributes, Resolver} from '../resolver';
import {paymentDue, price, shipDate} from './workings';

const cells = (resolver: Resolver, attributes: Attributes): readonly (readonly string[])[] =>
  (resolver({label: 'Case 10482', ...attributes}) as unknown as {rows: {cells: readonly string[]}[]}).rows.map(
    (row) => row.cells,
  );

test('a whole invoice adds up', () => {
  const rows = cells(price, {rate: 120, quantity: 2, discount: '10%', taxRate: 7.5, shipping: 12});
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
  expect(cells(price, attributes)).toContainEqual(row);
});

test('refuses a discount that is neither percent nor amount', () => {
  expect(() => cells(price, {rate: 1, quantity: 1, discount: 'ten'})).toThrow('discount="ten"');
});

test('counts back over a weekend that the route does not include', () => {
  const rows = cells(shipDate, {due: '2025-03-10', days: 2, saturday: false, sunday: false});
  expect(rows.map(([day]) => day)).toEqual([
    'Mon Mar 10 (due date)',
    'Sun Mar 9',
    'Sat Mar 8',
    'Fri Mar 7',
    'Thu Mar 6 (ship date)',
  ]);
  expect(rows.map(([, , left]) => left)).toEqual(['2', '2', '2', '1', '0']);
});

test('a due date on a day that the route does not include counts from the day before', () => {
  const rows = cells(shipDate, {due: '2025-03-15', days: 2, saturday: false, sunday: false});
  expect(rows).toEqual([
    ['Sat Mar 15 (due date)', 'No, the route doesn’t include Saturday', '2'],
    ['Fri Mar 14', 'No, the box must be at the office', '2'],
    ['Thu Mar 13', 'Yes', '1'],
    ['Wed Mar 12 (ship date)', 'Yes', '0'],
  ]);
});

test('counts Saturday when the route includes it', () => {
  expect(cells(shipDate, {due: '2025-03-10', days: 1, saturday: true}).at(-1)?.[0]).toBe('Sat Mar 8 (ship date)');
});

test('net terms count from the end of the billing cycle', () => {
  const {rows} = paymentDue({invoiced: '2025-03-10', terms: 'Net 30'}) as unknown as {rows: {cells: string[]}[]};
  expect(rows.map((row) => row.cells[2])).toEqual(['Mar 10, 2025', 'Mar 31, 2025', 'Apr 30, 2025']);
});
