import {expect, test} from 'vitest';
import {dataAttribute, type TreeNode} from '../mdx-tree';
import {dataOf, runOn} from '../mdx-tree/testing';
import referenceSections from '.';

/** As plugins/model-components leaves it. */
function resolve(node: TreeNode): void {
  node.attributes = node.attributes?.map(({name, value}) => dataAttribute(name!, value as string));
}

const afterModel = () => (tree: TreeNode, file: Parameters<ReturnType<typeof referenceSections>>[1]) => {
  tree.children?.forEach(resolve);
  referenceSections()(tree, file);
};
const run = (blocks: string[], frontMatter = {}) => runOn(afterModel, blocks.join('\n\n'), frontMatter);
const namesOf = (...parameters: Parameters<typeof run>) => run(...parameters).map(({name, type}) => name ?? type);
const table = (count: string) => `<Fields count="${count}" />`;
const markdownTable = (rows: number) => `| Job | Role |\n| --- | --- |\n${'| Scan | Technician |\n'.repeat(rows)}`;

test('a section of tables closes under its heading and their count, and its tables stay open inside', () => {
  const [section] = run(['## Fields', table('24 fields'), table('6 fields')]);
  expect(section?.name).toBe('Reference');
  expect(dataOf(section)).toEqual({id: 'fields', title: 'Fields', count: '2 tables'});
  expect(section?.children?.flatMap(({attributes}) => attributes)).toEqual([]);
});

test('the only table of a section is named by its heading', () => {
  const [section] = run(['## Fields', table('24 fields')]);
  expect(dataOf(section?.children?.[0])).toEqual({named: true});
});

test('who can do a task is said once where it is the same as just above, and again in a closed task', () => {
  const [update, remove] = ['<WhoCan do="Update" />', '<WhoCan do="Delete" />'];
  const tasks = [
    '## Change a case',
    update,
    '### Its doctor',
    update,
    '### Its files',
    remove,
    '### Its steps',
    update,
  ];
  const open = ['heading', 'WhoCan', 'heading', 'heading', 'WhoCan', 'heading', 'WhoCan'];
  expect(namesOf(tasks)).toEqual(open);
  expect(namesOf([...tasks, '## Ship a case', update])).toEqual([...open, 'heading', 'WhoCan']);
  const rare = run(['## Change a case', update, '### Its doctor', '<Rare />', update]).at(-1);
  expect(rare?.children?.map(({name}) => name)).toEqual(['WhoCan']);
});

test('what is counted in several units is not added up', () => {
  const [section] = run(['## Statuses', table('6 statuses, 6 changes'), table('1 field')]);
  expect(dataOf(section).count).toBe('6 statuses, 6 changes, 1 field');
});

test.each([
  ['steps', ['## Enter', '1. Scan', table('2 fields')]],
  ['who can do it', ['## Choose', '<WhoCan />', table('2 fields')]],
  ['many tables', ['## Variables', ...Array.from({length: 4}, () => table('1 field'))]],
  ['few problems', ['## Problems', '<Problem />', '<Problem />']],
])('a section with %s stays open', (_, blocks) => {
  expect(namesOf(blocks)[0]).toBe('heading');
});

test('a long Markdown table can close and counts its rows, except in a stage of a guide and where readers decide', () => {
  const [, long, short] = run(['## Invite a user', markdownTable(5), markdownTable(4)]);
  expect(dataOf(long)).toEqual({count: '5 rows'});
  expect(short?.type).toBe('table');
  expect(namesOf(['## Stage 2: Invite', markdownTable(9)])).toEqual(['heading', 'table']);
  expect(namesOf(['## Which lab', markdownTable(9)], {kind: 'decision'})).toEqual(['heading', 'table']);
});

test('a bold line before a long table is its name', () => {
  const [, named] = run(['## Invite a user', '**Who gets which role:**', markdownTable(5)]);
  expect(dataOf(named)).toEqual({name: 'Who gets which role', count: '5 rows'});
  expect(namesOf(['## Invite a user', '**Who gets which role**', markdownTable(2)])).toContain('paragraph');
});

test('a task that is marked as rare closes with all that belongs to it, under its steps, and the tasks around it stay open', () => {
  const [, , rare, next] = run([
    ...['## Enter a case', '1. Scan', '## Number cases', '<Rare />', '<WhoCan />', '1. Open', '2. Save', '### Undo'],
    ...['Text.', '## Cancel a case', '1. Cancel'],
  ]);
  expect(dataOf(rare)).toEqual({id: 'number-cases', title: 'Number cases', level: 2, count: '2 steps'});
  expect(rare?.children?.map(({name, type}) => name ?? type)).toEqual(['WhoCan', 'list', 'heading', 'paragraph']);
  expect(next?.type).toBe('heading');
});

test('a rare task of the third level closes alone, in a section that stays open', () => {
  const names = ['## For offices', 'Text.', '### Stop spam', '<Rare />', 'Ask us.', '### Pay', '1. Pay', '<Related />'];
  expect(namesOf(names)).toEqual(['heading', 'paragraph', 'Reference', 'heading', 'list', 'Related']);
  expect(dataOf(run(names)[2])).toEqual({id: 'stop-spam', title: 'Stop spam', level: 3});
});

test('after the problems of a page, any table closes its section', () => {
  const [, , section] = run(['## Troubleshoot users', 'Text.', '## Formats', markdownTable(2)]);
  expect(dataOf(section)).toEqual({id: 'formats', title: 'Formats', count: '2 rows'});
  expect(dataOf(section?.children?.[0])).toEqual({});
});

test.each([
  ['a list for each of several readers', ['### Desk', '- a', '### Bench', '- b', '### Billing', '- c'], '3 lists'],
  ['a list of problems', Array.from({length: 4}, () => '<Problem />'), '4 problems'],
])('%s closes under how many there are', (_, blocks, count) => {
  const [section] = run(['## All', ...blocks]);
  expect(dataOf(section).count).toBe(count);
  expect(section?.children).toHaveLength(blocks.length);
});

test('the links at the end of the page stay outside', () => {
  expect(namesOf(['## Fields', table('2 fields'), '<Related />'])).toEqual(['Reference', 'Related']);
});
