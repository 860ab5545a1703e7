/** Applies every rule to every page. A failure lists what to change, and where. */
import {expect, test} from 'vitest';
import {pageRoutes} from '../../config/routes';
import {expectNoProblems} from '../no-problems';
import {readSourcePages} from './read-pages';
import {describeProblem} from './rule';
import {rules} from './rules';

const pages = await readSourcePages();

test('every written page is read', () => {
  expect(pages.map(({route}) => route)).toEqual(expect.arrayContaining([...pageRoutes, '/markdown-page']));
});

test.each(rules)('$name', ({check}) => {
  expectNoProblems(check(pages).map(describeProblem));
});
