/** The questions of readers find the page that answers them, typed well and typed badly. */
import {relevanceOf} from '../../bench/search/measures';
import {typedAs, type Mode} from '../../bench/search/modes';
import {readQueries, type LabelledQuery, type QuerySet} from '../../bench/search/site';
import {readBuiltIndex} from '../../src/search/embedded/read-index';
import type {SearchEngine} from '../../src/search/engine';
import type {Checker} from '../site';

type Floors = readonly (readonly [Mode, number])[];

/** Least share of queries whose page is among the first three. */
const FLOORS: Readonly<Partial<Record<QuerySet, Floors>>> = {
  'own-queries': [
    ['clean', 0.97],
    ['typo', 0.93],
  ],
  'blind-queries': [
    ['clean', 0.94],
    ['typo', 0.92],
  ],
};

export function queryProblems(engine: SearchEngine, queries: readonly LabelledQuery[], floors: Floors): string[] {
  const {sections} = engine;
  return floors.flatMap(([mode, floor]) => {
    const missed = queries.filter(({query, pages}, i) => {
      const {hits} = engine.search(typedAs(mode, query, i));
      const found = hits.map(({section}) => `/${sections.pagePath(sections.pageOf[section]!)}`);
      return relevanceOf([...new Set(found)], new Set(pages)).top3 === 0;
    });
    const share = 1 - missed.length / queries.length;
    if (share >= floor) return [];
    const examples = missed.map(({query, pages}) => `"${query}" → ${pages.join(' or ')}`);
    return [`${mode}: ${share.toFixed(3)} of ${floor}. Missed: ${examples.slice(0, 20).join('; ')}`];
  });
}

export const searchQueries: Checker = {
  name: 'search answers the readers’ questions in the top three',
  check({outDir}) {
    const built = readBuiltIndex(outDir);
    if (!built) return {inspected: 0, problems: ['The build holds no search index.']};
    const sets = Object.entries(FLOORS).map(([name, floors]) => ({
      name,
      floors,
      queries: readQueries(name as QuerySet),
    }));
    return {
      inspected: sets.reduce((sum, {queries}) => sum + queries.length, 0),
      problems: sets.flatMap(({name, floors, queries}) =>
        queryProblems(built.engine, queries, floors).map((problem) => `${name}, ${problem}`),
      ),
    };
  },
};
