import {expect, test} from 'vitest';
import {headingLevels} from './heading-levels';
import {problemsOn} from './testing';

test('finds a missing title, a second one and a skipped level', async () => {
  expect(await problemsOn(headingLevels, '<h2>Fields</h2>')).toEqual([
    '/docs/cases/overview: there are 0 level-1 headings. A page has one.',
  ]);
  expect(await problemsOn(headingLevels, '<h1>A</h1><h1>B</h1>')).toEqual([
    '/docs/cases/overview: there are 2 level-1 headings. A page has one.',
  ]);
  expect(await problemsOn(headingLevels, '<h1>A</h1><h3>B</h3>')).toEqual([
    '/docs/cases/overview: "B" is of level 3 below one of level 1. Make it level 2.',
  ]);
});

test('lets levels go down one at a time and up any number', async () => {
  expect(await problemsOn(headingLevels, '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')).toEqual([]);
});
