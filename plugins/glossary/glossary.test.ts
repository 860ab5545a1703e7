import {expect, test} from 'vitest';
import {glossary} from '../../model/glossary';
import type {TreeNode} from '../mdx-tree';
import {everydayWords} from './everyday-words';
import {termFinder} from './find-terms';
import glossaryTerms, {MOST_TERMS} from '.';

const text = (value: string): TreeNode => ({type: 'text', value});
const block = (type: string, ...children: TreeNode[]): TreeNode => ({type, children});

function run(children: TreeNode[], title = 'Page'): TreeNode {
  const tree = {type: 'root', children};
  glossaryTerms()(tree, {path: '/site/content/docs/customers/offices.mdx', data: {frontMatter: {title}}});
  return tree;
}

function terms(node: TreeNode): string[] {
  if (node.name === 'Term') return [node.children?.[0]?.value ?? ''];
  return (node.children ?? []).flatMap(terms);
}

function words(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(words).join('');
}

test('marks the first use only and keeps the words around it', () => {
  const tree = run([block('paragraph', text('One pan holds a remake. Another pan is free.'))]);
  expect(terms(tree)).toEqual(['pan', 'remake']);
  expect(words(tree)).toBe('One pan holds a remake. Another pan is free.');
});

test('the page ends with the definitions, in the order of the text', () => {
  const tree = run([block('paragraph', text('A remake in a pan.'))]);
  const list = tree.children?.at(-1);
  expect(list?.name).toBe('TermDefinitions');
  const {value} = list?.attributes?.[0]?.value as {value: string};
  expect((JSON.parse(value) as {id: string}[]).map(({id}) => id)).toEqual(['remake', 'pan']);
  expect(run([block('paragraph', text('Nothing.'))]).children).toHaveLength(1);
});

test.each(['heading', 'link', 'code', 'inlineCode', 'strong', 'mdxJsxFlowElement', 'mdxJsxTextElement'])(
  'leaves %s alone',
  (type) => {
    expect(terms(run([block(type, text('pontic'))]))).toEqual([]);
  },
);

test('leaves the header of a table alone, but not its cells', () => {
  const row = (word: string): TreeNode => block('tableRow', block('tableCell', text(word)));
  expect(terms(run([block('table', row('pontic'), row('veneer'))]))).toEqual(['veneer']);
});

test('never explains what the page is about', () => {
  expect(terms(run([block('paragraph', text('A return label and a pontic.'))], 'Return labels'))).toEqual(['pontic']);
});

test('never explains everyday words', () => {
  expect(terms(run([block('paragraph', text('The office of the doctor.'))]))).toEqual([]);
});

test('of many terms it takes those that the page uses least', () => {
  const rare = ['pontic', 'veneer', 'sintering', 'zirconia', 'alloy', 'coping', 'inlay', 'aging'];
  const tree = run([block('paragraph', text(`A remake, a remake and a remake. ${rare.join(', ')}.`))]);
  expect(terms(tree)).toEqual(rare);
  expect(terms(tree)).toHaveLength(MOST_TERMS);
});

test('finds plurals, prefers the longer term, and takes names only as they are on screen', () => {
  const find = termFinder(glossary);
  const found = (sentence: string): string[] => find(sentence).map(({words: word}) => word);
  expect(found('Two remakes')).toEqual(['remakes']);
  expect(found('the production template step')).toEqual(['production template step']);
  expect(found('it is on hold, then On Hold')).toEqual(['On Hold']);
  expect(found('panel and span')).toEqual([]);
});

test('the list of everyday words names real terms', () => {
  const ids = glossary.map(({id}) => id);
  for (const id of everydayWords) expect(ids).toContain(id);
});
