import {expect, test} from 'vitest';
import {plainText} from '../../lib/tree';
import {glossary} from '../../model/glossary';
import {type TreeNode} from '../mdx-tree';
import {runOn} from '../mdx-tree/testing';
import {everydayWords} from './everyday-words';
import {termFinder} from './find-terms';
import glossaryTerms, {MOST_TERMS} from '.';

const run = (source: string, title = 'Page') => runOn(glossaryTerms, source, {title});
const termsIn = ({name, children = []}: TreeNode): string[] =>
  name === 'Term' ? children.map(plainText) : children.flatMap(termsIn);
const terms = (...parameters: Parameters<typeof run>) => run(...parameters).flatMap(termsIn);

test('marks the first use only and keeps the words around it', () => {
  const sentence = 'One pan holds a remake. Another pan is free.';
  expect(terms(sentence)).toEqual(['pan', 'remake']);
  expect(plainText(run(sentence)[0]!)).toBe(sentence);
});

test('the page ends with the definitions, in the order of the text', () => {
  const list = run('A remake in a pan.').at(-1);
  expect(list?.name).toBe('TermDefinitions');
  expect((list?.props?.terms as {id: string}[]).map(({id}) => id)).toEqual(['remake', 'pan']);
  expect(run('Nothing.')).toHaveLength(1);
});

test('a definition does not lead to the page it is on, whatever its slug', () => {
  const {page} = glossary.find(({id}) => id === 'remake')!;
  const definitionOn = (slug?: string) =>
    (runOn(glossaryTerms, 'A remake.', {slug}).at(-1)?.props?.terms as object[])[0];
  expect(definitionOn()).toHaveProperty('page');
  expect(definitionOn(`../..${page}`)).not.toHaveProperty('page');
});

test.each([
  ['leaves headings alone', '## pontic', []],
  ['leaves links alone', '[pontic](/a)', []],
  ['leaves code alone', '```\npontic\n```\n\n`pontic`', []],
  ['leaves bold words alone', '**pontic**', []],
  ['leaves components alone', '<Menu>pontic</Menu>\n\n<Next>\n\npontic\n\n</Next>', []],
  ['leaves the header of a table alone, but not its cells', '| pontic |\n| --- |\n| veneer |', ['veneer']],
  ['never explains everyday words', 'The office of the doctor.', []],
  ['never explains what the page is about', 'A return label and a pontic.', ['pontic'], 'Return labels'],
])('%s', (_, source, found, title?: string) => {
  expect(terms(source, title)).toEqual(found);
});

test('of many terms it takes those that the page uses least', () => {
  const rare = ['pontic', 'veneer', 'sintering', 'zirconia', 'alloy', 'coping', 'inlay', 'aging'];
  expect(rare).toHaveLength(MOST_TERMS);
  expect(terms(`A remake, a remake and a remake. ${rare.join(', ')}.`)).toEqual(rare);
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
