import {expect, test} from 'vitest';
import {plainText} from '../../lib/tree';
import {readAttributes, type TreeNode} from '../mdx-tree';
import {runOn} from '../mdx-tree/testing';
import closedSections from '.';

/** As plugins/model-components leaves it. */
function resolve(node: TreeNode): void {
  if (node.attributes) node.props = readAttributes(node);
}

const afterModel = () => (tree: TreeNode) => {
  tree.children?.forEach(resolve);
  closedSections()(tree);
};
const run = (blocks: string[]) => runOn(afterModel, blocks.join('\n\n'));
/** From here on, sections start closed. */
const BELOW = ['## Troubleshoot cases', 'Text.'];
const below = (...blocks: string[]) => run([...BELOW, ...blocks]).slice(2);
const namesOf = (...parameters: Parameters<typeof run>) => run(...parameters).map(({name, type}) => name ?? type);
const table = (count: string) => `<Fields count="${count}" />`;
const markdownTable = (rows: number) => `| Job | Role |\n| --- | --- |\n${'| Scan | Technician |\n'.repeat(rows)}`;

test('below the problems, a section of tables closes under its heading and their count, and its tables are open in it', () => {
  const [section] = below('## Fields', table('24 fields'), table('6 fields'));
  expect(section?.name).toBe('ClosedSection');
  expect(section?.props).toEqual({id: 'fields', title: 'Fields', level: 2, count: '2 tables'});
  expect(section?.children?.map(({props}) => props)).toEqual([{}, {}]);
  expect(namesOf(['## Fields', table('24 fields')])).toEqual(['heading', 'Fields']);
});

test('the only table of a section is named by its heading, unless it is written in Markdown', () => {
  const [section] = below('## Fields', table('24 fields'));
  expect(section?.children?.[0]?.props).toEqual({named: true});
  const [written] = below('## Formats', markdownTable(2));
  expect(written?.props).toMatchObject({count: '2 rows'});
  expect(written?.children?.[0]?.props).toEqual({});
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

test('a section is a ticket if it begins with who can do it, and not only one of its parts, or is a stage', () => {
  const task = ['<WhoCan do="Update" />', '1. Do it.'];
  const blocks = [
    ...[
      '## A task',
      ...task,
      '### Its part',
      '1. Do it.',
      '## Anyone can',
      '1. Do it.',
      '## Open',
      '<Open />',
      ...task,
    ],
    ...[
      '## Stage 2: Pack',
      'Text.',
      '## A container',
      '### Its task',
      ...task,
      '## A rare part',
      '### Rare',
      '<Rare />',
      ...task,
    ],
  ];
  const tickets = run(blocks).filter(({data}) => data?.hProperties?.className === 'ticket');
  expect(tickets.map(plainText)).toEqual(['A task', 'Open', 'Stage 2: Pack']);
});

test('what is counted in several units is not added up', () => {
  const [section] = below('## Statuses', table('6 statuses, 6 changes'), table('1 field'));
  expect(section?.props?.count).toBe('6 statuses, 6 changes, 1 field');
});

test('problems close under how many there are', () => {
  const [section] = run(['## Troubleshoot cases', '<Problem />', '<Problem />']);
  expect(section?.props).toMatchObject({count: '2 problems'});
});

test('below the problems, text stays open, and so does what is marked', () => {
  expect(below('## Limits', 'Text.').map(({type}) => type)).toEqual(['heading', 'paragraph']);
  expect(namesOf([...BELOW, '## Columns', '<Open />', table('1 column')]).slice(2)).toEqual(['heading', 'Fields']);
});

test('a bold line before a table closes it under these words and the count of its rows', () => {
  const [, named, plain] = run(['## Invite', '**Who gets which role:**', markdownTable(2), markdownTable(9)]);
  expect(named?.props).toEqual({name: 'Who gets which role', count: '2 rows'});
  expect(plain?.props).toEqual({count: '9 rows'});
  expect(namesOf(['## Invite', '**Roles** are many.', markdownTable(2)])).toContain('paragraph');
});

test('a task that is marked as rare closes with all that belongs to it, under its steps, and the tasks around it stay open', () => {
  const [, , rare, next] = run([
    ...['## Enter a case', '1. Scan', '## Number cases', '<Rare />', '<WhoCan />', '1. Open', '2. Save', '### Undo'],
    ...['Text.', '## Cancel a case', '1. Cancel'],
  ]);
  expect(rare?.props).toEqual({id: 'number-cases', title: 'Number cases', level: 2, count: '2 steps'});
  expect(rare?.children?.map(({name, type}) => name ?? type)).toEqual(['WhoCan', 'list', 'heading', 'paragraph']);
  expect(next?.type).toBe('heading');
});

test('a rare task of the third level closes alone, in a section that stays open', () => {
  const names = ['## For offices', 'Text.', '### Stop spam', '<Rare />', 'Ask us.', '### Pay', '1. Pay', '<Related />'];
  expect(namesOf(names)).toEqual(['heading', 'paragraph', 'ClosedSection', 'heading', 'list', 'Related']);
  expect(run(names)[2]?.props).toEqual({id: 'stop-spam', title: 'Stop spam', level: 3});
});

test('a rare section without steps is counted by its lists', () => {
  const [section] = run(['## Checklists', '<Rare />', '### Desk', '- a', '### Bench', '- b']);
  expect(section?.props?.count).toBe('2 lists');
});

test('the links at the end of the page stay outside', () => {
  expect(below('## Fields', table('2 fields'), '<Related />').map(({name}) => name)).toEqual([
    'ClosedSection',
    'Related',
  ]);
});
