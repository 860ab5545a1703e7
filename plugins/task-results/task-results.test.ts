import {expect, test} from 'vitest';
import {nodesIn, plainText} from '../../lib/tree';
import {runOn} from '../mdx-tree/testing';
import taskResults from '.';

const results = (...steps: string[]) =>
  runOn(taskResults, steps.map((step) => `1. ${step}`).join('\n'))
    .flatMap((node) => [...nodesIn(node)])
    .filter(({name}) => name === 'span')
    .map(plainText);

test('what follows the press of a button in the last step is the result, with its markup', () => {
  expect(results('Open it.', 'Select **Save**. The case opens in **Entry**. Its number is next.')).toEqual([
    'The case opens in Entry. Its number is next.',
  ]);
  expect(results('Open it.', 'Select **Save**. **Pay** appears.')).toEqual(['Pay appears.']);
  expect(results('Open it.', 'Select **Pay** and **Confirm**. It’s paid.')).toEqual(['It’s paid.']);
});

test('the text stays as it was', () => {
  const source = '1. Open it.\n1. Select **Save**. The case opens.';
  expect(runOn(taskResults, source).map(plainText)).toEqual(runOn(() => () => {}, source).map(plainText));
});

test.each([
  ['another step', ['Select **Save**. It opens.', 'Print it. It is ready.']],
  ['what to do next', ['Open it.', 'Select **Save**. If it fails, call us.']],
  ['an instruction', ['Open it.', 'Select **Complete**. Repeat this for each step.']],
  ['nothing', ['Open it.', 'Select **Save**.']],
  ['a single step', ['Select **Save**. It opens.']],
])('%s is no result', (_, steps) => {
  expect(results(...steps)).toEqual([]);
});
