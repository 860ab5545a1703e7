import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {stepsStartWithVerbs} from './steps-start-with-verbs';

test.each([
  'The case opens.',
  'You choose the office.',
  '**Product** opens a list.',
  'If it is late, the case shows a problem.',
])('finds "%s"', async (step) => {
  expect(await problemsOf(stepsStartWithVerbs, `1. Open the case.\n2. ${step}`)).toEqual([
    expect.stringContaining('content/page-1.mdx:2: the step "'),
  ]);
});

test.each([
  'Select **Save**.',
  '[Link the case](/docs/cases/overview).',
  'If the office has a route, choose it.',
  'Un-invoice the case.',
])('lets "%s" pass', async (step) => {
  expect(await problemsOf(stepsStartWithVerbs, `1. ${step}`)).toEqual([]);
});

test('looks at numbered lists only', async () => {
  expect(await problemsOf(stepsStartWithVerbs, '- The case opens.')).toEqual([]);
});
