import {expect, test} from 'vitest';
import {dataAttribute, type TreeNode} from '../mdx-tree';
import referenceSections from '.';

const heading = (title: string): TreeNode =>
  ({type: 'heading', depth: 2, data: {id: title.toLowerCase()}, children: [{type: 'text', value: title}]}) as TreeNode;
const table = (count: string): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name: 'Fields',
  attributes: [dataAttribute('count', count)],
  children: [],
});

const row = (...cells: string[]): TreeNode => ({
  type: 'tableRow',
  children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
});
const markdownTable = (rows: number): TreeNode => ({
  type: 'table',
  children: [row('Job', 'Role'), ...Array.from({length: rows}, () => row('Scan', 'Technician'))],
});

function run(...children: TreeNode[]): TreeNode[] {
  const tree: TreeNode = {type: 'root', children};
  referenceSections()(tree, {path: 'page.mdx', data: {}});
  return tree.children ?? [];
}

const namesOf = (nodes: readonly TreeNode[]) => nodes.map(({name, type}) => name ?? type);
const valuesOf = (node: TreeNode | undefined) =>
  node?.attributes?.map(({value}) => JSON.parse((value as {value: string}).value));

test('a section of tables closes under its heading and their count, and its tables stay open inside', () => {
  const [section] = run(heading('Fields'), table('24 fields'), table('6 fields'));
  expect(section?.name).toBe('Reference');
  expect(valuesOf(section)).toEqual(['fields', 'Fields', '30 fields in 2 tables']);
  expect(section?.children?.flatMap(({attributes}) => attributes)).toEqual([]);
});

test('what is counted in several units is not added up', () => {
  const [section] = run(heading('Statuses'), table('6 statuses, 6 changes'), table('1 field'));
  expect(valuesOf(section)).toContain('6 statuses, 6 changes, 1 field');
});

test('a section with steps stays open, and so does one with many tables', () => {
  const steps = {type: 'list', ordered: true, children: []} as TreeNode;
  expect(run(heading('Enter'), steps, table('2 fields'))[0]?.type).toBe('heading');
  const whoCan: TreeNode = {type: 'mdxJsxFlowElement', name: 'WhoCan', children: []};
  expect(run(heading('Choose'), whoCan, table('2 fields'))[0]?.type).toBe('heading');
  const many = Array.from({length: 4}, () => table('1 field'));
  expect(run(heading('Variables'), ...many)[0]?.type).toBe('heading');
});

test('a long Markdown table closes under its columns and rows, except in a stage of a guide and where readers decide', () => {
  const [, long, short] = run(heading('Invite a user'), markdownTable(5), markdownTable(4));
  expect(valuesOf(long)).toEqual(['Job · Role', '5 rows']);
  expect(short?.type).toBe('table');
  expect(namesOf(run(heading('Stage 2: Invite'), markdownTable(9)))).toEqual(['heading', 'table']);
  const tree: TreeNode = {type: 'root', children: [heading('Which lab'), markdownTable(9)]};
  referenceSections()(tree, {path: 'page.mdx', data: {frontMatter: {kind: 'decision'}}});
  expect(namesOf(tree.children!)).toEqual(['heading', 'table']);
});

test('after the problems of a page, any table closes its section', () => {
  const [, , section] = run(heading('Troubleshoot users'), {type: 'paragraph'}, heading('Formats'), markdownTable(2));
  expect(valuesOf(section)).toEqual(['formats', 'Formats', '2 rows']);
  expect(valuesOf(section?.children?.[0])).toEqual(['Job · Role']);
});

test('a list for each of several readers closes under how many there are', () => {
  const list: TreeNode = {type: 'list', children: []};
  const lists = ['Desk', 'Bench', 'Billing'].flatMap((name) => [{...heading(name), depth: 3}, list]);
  expect(valuesOf(run(heading('Checklists'), ...lists)[0])).toEqual(['checklists', 'Checklists', '3 lists']);
});

test('the links at the end of the page stay outside', () => {
  const related: TreeNode = {type: 'mdxJsxFlowElement', name: 'Related', children: []};
  expect(run(heading('Fields'), table('2 fields'), related).map(({name}) => name)).toEqual(['Reference', 'Related']);
});

test('a list of problems closes under its heading and their count; a short one stays open', () => {
  const problem: TreeNode = {type: 'mdxJsxFlowElement', name: 'Problem', children: []};
  const [section] = run(heading('Problems'), problem, problem, problem, problem);
  expect(valuesOf(section)).toContain('4 problems');
  expect(section?.children).toHaveLength(4);
  expect(run(heading('Problems'), problem, problem)[0]?.type).toBe('heading');
});
