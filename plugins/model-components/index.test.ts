import {expect, test} from 'vitest';
import type {JsxAttribute, TreeNode} from '../mdx-tree';
import modelComponents from '.';

const file = {path: `${process.cwd()}/content/docs/cases/overview.mdx`, data: {}};

function element(name: string, attributes: Record<string, string>, type = 'mdxJsxFlowElement'): TreeNode {
  return {
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 20}},
  };
}

function run(...children: TreeNode[]): TreeNode[] {
  const tree = {type: 'root', children};
  modelComponents()(tree, file);
  return tree.children;
}

const dataOf = (node: TreeNode | undefined, name: string): unknown => {
  const value = node?.attributes?.find((attribute: JsxAttribute) => attribute.name === name)?.value;
  return JSON.parse((value as {value: string}).value);
};

test('replaces the name by the facts', () => {
  const [fields] = run(element('Fields', {of: 'returnLabel', only: 'quantity'}));
  expect(fields?.attributes?.map(({name}) => name)).toEqual(['caption', 'columns', 'rows', 'count']);
  expect(dataOf(fields, 'rows')).toMatchObject([{id: 'field-return-label-quantity'}]);
  const [shipment] = run(element('Fields', {of: 'shipment', only: 'label'}));
  expect(JSON.stringify(dataOf(shipment, 'rows'))).toContain('you need **Operational Flow › Shipments: Create**');
});

test('a task that needs two permissions is for the roles that have both', () => {
  const [task] = run(element('WhoCan', {do: 'Cases › Line Items: Update + Financials › Prices on Cases: View'}));
  expect(dataOf(task, 'permission')).toBe('Cases › Line Items: Update and Financials › Prices on Cases: View');
  expect(dataOf(task, 'roles')).toEqual(['Administrator', 'Front desk', 'Billing']);
});

test('leaves other components alone', () => {
  const [term] = run(element('Term', {name: 'case'}));
  expect(term?.attributes).toHaveLength(1);
});

test('an unknown name stops the build and says where, what and what is known', () => {
  expect(() => run(element('Fields', {of: 'dentist'}))).toThrow(
    /content\/docs\/cases\/overview\.mdx:7: <Fields>: unknown entity "dentist"\. Known: case, caseView/,
  );
});

test.each([
  ['Menu', {path: 'Customers › Labels'}, 'unknown menu path "Customers › Labels"'],
  ['Permission', {resource: 'Labels', types: 'View'}, 'unknown resource "Labels"'],
  [
    'Permission',
    {resource: 'Prices on Cases', types: 'Delete'},
    'unknown type of Prices on Cases "Delete". Known: View',
  ],
  ['Permission', {resource: 'Cases'}, 'types="…" is missing. Cases has: View'],
  [
    'WhoCan',
    {do: 'Financials › Payments: Bake'},
    'unknown permission "Financials › Payments: Bake". Did you mean "Financials › Payments: View, Create, Update, Delete, Manage"?',
  ],
  ['Fields', {of: 'doctor', only: 'shoe-size'}, 'unknown field "shoe-size"'],
  ['Fields', {of: 'doctor', without: 'name'}, 'no attribute "without". Known: of, only, except, caption'],
  ['States', {of: 'dentist'}, 'unknown state machine "dentist"'],
  ['Facts', {of: 'nothing'}, 'unknown table of facts "nothing"'],
  ['ImportColumns', {of: 'dogs'}, 'unknown import "dogs"'],
  ['Limit', {of: 'sky'}, 'unknown limit "sky"'],
  ['Comparison', {of: 'nobody'}, 'unknown competitor "nobody"'],
  ['PaymentDue', {invoiced: '2025-03-10', terms: 'Net 45'}, 'unknown payment terms "Net 45"'],
])('<%s %o> is refused', (name, attributes, message) => {
  expect(() => run(element(name, attributes as Record<string, string>))).toThrow(message);
});

test('the releases of a changelog are in the contents of its page', () => {
  const elements: object[] = [];
  const declaration = {declarations: [{id: {name: 'toc'}, init: {elements}}]};
  run(element('Changelog', {}), {type: 'mdxjsEsm', data: {estree: {body: [{declaration}]}}});
  expect(elements.length).toBeGreaterThan(5);
});

test('text after a permission line becomes part of the line', () => {
  const permission = element('Permission', {resource: 'Return Labels', types: 'Create, View'}, 'mdxJsxTextElement');
  const rest = {type: 'text', value: ' You also need a carrier.'};
  const [line] = run({type: 'paragraph', children: [permission, rest]});
  expect(line).toMatchObject({type: 'mdxJsxFlowElement', name: 'Permission', children: [rest]});
  expect(dataOf(line, 'roles')).toContain('Front desk');
});
