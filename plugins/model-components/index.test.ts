import {expect, test} from 'vitest';
import type {TreeNode} from '../mdx-tree';
import {runOn} from '../mdx-tree/testing';
import modelComponents from '.';

const run = (source: string) => runOn(modelComponents, source);

test('replaces the name by the facts', () => {
  const [fields] = run('<Fields of="returnLabel" only="quantity" />');
  expect(Object.keys(fields?.props ?? {})).toEqual(['caption', 'note', 'columns', 'rows', 'count']);
  expect(fields?.props?.rows).toMatchObject([{id: 'field-return-label-quantity'}]);
  const [shipment] = run('<Fields of="shipment" only="label" />');
  expect(JSON.stringify(shipment?.props)).toContain('you need **Operational Flow › Shipments: Create**');
});

test('a task that needs two permissions is for the roles that have both', () => {
  const [task] = run('<WhoCan do="Cases › Line Items: Update + Financials › Prices on Cases: View" />');
  expect(task?.props).toEqual({
    permission: 'Cases › Line Items: Update; Financials › Prices on Cases: View',
    roles: ['Administrator', 'Front desk', 'Billing'],
  });
});

test('leaves other components alone', () => {
  expect(run('<Term name="case" />')[0]?.attributes).toMatchObject([{name: 'name', value: 'case'}]);
});

test.each([
  ['<Menu path="Customers › Labels" />', 'unknown menu path "Customers › Labels"'],
  ['<Permission resource="Prices on Cases" types="Delete" />', 'unknown type of Prices on Cases "Delete". Known: View'],
  ['<Permission resource="Cases" />', 'types="…" is missing. Cases has: View'],
  [
    '<WhoCan do="Financials › Payments: Bake" />',
    'unknown permission "Financials › Payments: Bake". Did you mean "Financials › Payments: View, Create, Update, Delete, Manage"?',
  ],
  ['<Fields of="doctor" only="shoe-size" />', 'unknown field "shoe-size"'],
  ['<Fields of="doctor" without="name" />', 'no attribute "without". Known: of, only, except, caption'],
])('%s is refused', (source, message) => {
  expect(() => run(source)).toThrow(message);
});

test('the newest releases of a changelog are in the contents of its page, and the older ones together', () => {
  const elements: object[] = [];
  const declaration = {declarations: [{id: {name: 'toc'}, init: {elements}}]};
  const contents = {type: 'mdxjsEsm', data: {estree: {body: [{declaration}]}}};
  runOn(() => (tree) => modelComponents()({children: [...tree.children!, contents]} as TreeNode), '<Changelog />');
  expect(elements.length).toBeGreaterThan(5);
  expect(JSON.stringify(elements.at(-1))).toContain('older-releases');
});
