import {expect, it} from 'vitest';
import {expectNoProblems} from '../no-problems';
import {readPages} from '../../lib/pages';
import {named, unnamedFacts} from './unnamed-facts';

it('shows every fact that a page can name on a page', () => {
  expectNoProblems(
    unnamedFacts(
      readPages()
        .map(({text}) => text)
        .join('\n'),
    ).map((fact) => `${fact} is on no page. Put it on one, or delete the fact.`),
  );
});

it('reports a fact that no page names', () => {
  const all = Object.entries(named).flatMap(([component, ids]) => ids.map((id) => `<${component} of="${id}" />`));
  expect(unnamedFacts(all.join('\n'))).toEqual([]);
  expect(unnamedFacts(all.slice(1).join('\n'))).toEqual([all[0]]);
});
