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

function run(...children: TreeNode[]): TreeNode[] {
  const tree: TreeNode = {type: 'root', children};
  referenceSections()(tree, {path: 'page.mdx', data: {}});
  return tree.children ?? [];
}

test('a section of tables closes under its heading and their count, and its tables stay open inside', () => {
  const [section] = run(heading('Fields'), table('24 fields'), table('6 fields'));
  expect(section?.name).toBe('Reference');
  expect(section?.attributes?.map(({value}) => (value as {value: string}).value)).toEqual([
    '"fields"',
    '"Fields"',
    '"30 fields in 2 tables"',
  ]);
  expect(section?.children?.flatMap(({attributes}) => attributes)).toEqual([]);
});

test('what is counted in several units is not added up', () => {
  const [section] = run(heading('Statuses'), table('6 statuses, 6 changes'), table('1 field'));
  expect(section?.attributes?.map(({value}) => (value as {value: string}).value)).toContain(
    '"6 statuses, 6 changes, 1 field"',
  );
});

test('a section with steps stays open, and so does one with many tables', () => {
  const steps = {type: 'list', ordered: true, children: []} as TreeNode;
  expect(run(heading('Enter'), steps, table('2 fields'))[0]?.type).toBe('heading');
  const many = Array.from({length: 4}, () => table('1 field'));
  expect(run(heading('Variables'), ...many)[0]?.type).toBe('heading');
});

test('the links at the end of the page stay outside', () => {
  const related: TreeNode = {type: 'mdxJsxFlowElement', name: 'Related', children: []};
  expect(run(heading('Fields'), table('2 fields'), related).map(({name}) => name)).toEqual(['Reference', 'Related']);
});

test('a list of problems closes under its heading and their count; a short one stays open', () => {
  const problem: TreeNode = {type: 'mdxJsxFlowElement', name: 'Problem', children: []};
  const [section] = run(heading('Problems'), problem, problem, problem, problem);
  expect(section?.attributes?.map(({value}) => (value as {value: string}).value)).toContain('"4 problems"');
  expect(section?.children).toHaveLength(4);
  expect(run(heading('Problems'), problem, problem)[0]?.type).toBe('heading');
});
