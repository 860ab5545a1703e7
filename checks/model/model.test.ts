import {describe, expect, it} from 'vitest';
import {expectNoProblems} from '../no-problems';
import {readPages, unnamedFacts} from './unnamed-facts';
import {readSources, unusedFacts} from './unused-facts';

describe('every exported fact reaches a page', () => {
  it('by a chain of uses from the code of the site', () => {
    expectNoProblems(
      unusedFacts(readSources()).map((fact) => `${fact} reaches no page. Show it on one, or delete it.`),
    );
  });

  it('by its name on a page', () => {
    expectNoProblems(
      unnamedFacts(readPages()).map((fact) => `${fact} is on no page. Put it on one, or delete the fact.`),
    );
  });
});

describe('a fact that reaches no page is reported', () => {
  const page = "import {shown} from '../model/a'; export const page = shown;";

  it('when nothing uses it', () => {
    const sources = {'src/page.ts': page, 'model/a.ts': 'export const shown = 1; export const hidden = 2;'};
    expect(unusedFacts(sources)).toEqual(['model/a.ts: hidden']);
  });

  it('when only another unused fact uses it', () => {
    const sources = {
      'src/page.ts': page,
      'model/a.ts': 'const inner = 1; export const shown = inner; export const lost = 1;',
      'model/b.ts': "import {lost} from './a'; export const alsoLost = lost; export {lost} from './a';",
    };
    expect(unusedFacts(sources)).toEqual(['model/a.ts: lost', 'model/b.ts: alsoLost']);
  });

  it('when no page names it', () => {
    expect(unnamedFacts(readPages().replaceAll('of="file-size"', 'of="export-rows"'))).toEqual([
      '<Limit of="file-size" />',
    ]);
  });
});
