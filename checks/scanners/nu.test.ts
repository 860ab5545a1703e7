import {expect, test} from 'vitest';
import {nuProblems} from './nu';

const planted = {type: 'error', url: 'file:/tmp/nu-1/planted.html', message: 'Duplicate ID “a”.'};
const found = {
  type: 'error',
  url: 'file:/site/build/docs/cases/overview/index.html',
  lastLine: 3,
  message: 'Stray end tag “p”.',
  extract: ' </p> ',
};

test('tells the page, the line and the place', () => {
  expect(nuProblems([planted, found], '/tmp/nu-1/planted.html', '/site/build')).toEqual([
    '/docs/cases/overview/, line 3: Stray end tag “p”. </p>',
  ]);
});

test('says nothing when only the planted error is found', () => {
  expect(nuProblems([planted], '/tmp/nu-1/planted.html', '/site/build')).toEqual([]);
});

test('does not trust a validator that finds nothing at all', () => {
  expect(nuProblems([], '/tmp/nu-1/planted.html', '/site/build')).toEqual([
    'The validator did not find the error that was planted for it.',
  ]);
});
