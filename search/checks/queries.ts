/** Readers' questions find the section or page that answers them, with and without typing errors. */
import {measure, type Mode} from './relevance/measures';
import {judgedSets, placeId, type JudgedSet} from './relevance/sets';
import {indexChecker, indexedPlaces} from './site-index';

type Floor = {mode: Mode; measure: 'first' | 'top3'; least: number};

/** Minimum share of questions whose section or page is first, or in the top three. */
const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  'tuned-questions by section': [
    {mode: 'clean', measure: 'first', least: 0.82},
    {mode: 'clean', measure: 'top3', least: 0.96},
    {mode: 'typo', measure: 'top3', least: 0.94},
  ],
  'unseen-questions by section': [
    {mode: 'clean', measure: 'first', least: 0.7},
    {mode: 'clean', measure: 'top3', least: 0.83},
    {mode: 'typo', measure: 'top3', least: 0.82},
  ],
  'tuned-questions by page': [{mode: 'clean', measure: 'top3', least: 0.97}],
  'unseen-questions by page': [{mode: 'clean', measure: 'top3', least: 0.91}],
  'own-queries by page': [{mode: 'clean', measure: 'top3', least: 0.92}],
  'blind-queries by page': [{mode: 'clean', measure: 'top3', least: 0.93}],
  'held-out-queries by page': [{mode: 'clean', measure: 'top3', least: 0.92}],
};

export async function queryProblems(
  set: JudgedSet,
  search: (query: string) => Promise<string[]>,
  floors: readonly Floor[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const {mode, measure: key, least} of floors) {
    const {all, ...found} = await measure(set, mode, search);
    if (found[key] >= least) continue;
    const missed = all.filter((one) => one[key] === 0).map(({query, right}) => `"${query}" → ${right.join(' or ')}`);
    const share = `${found[key].toFixed(3)} of ${least}`;
    problems.push(`${set.name} by ${set.by}, ${mode}, ${key}: ${share}. Missed: ${missed.slice(0, 20).join('; ')}`);
  }
  return problems;
}

export const searchQueries = indexChecker('search answers the readers’ questions', async (index) => {
  const places = await indexedPlaces(index);
  const {sets, problems} = judgedSets(places);
  const search = async (query: string) =>
    (await index.engine.search(query)).hits.map(({section}) => placeId(places[section]!));
  for (const set of sets) problems.push(...(await queryProblems(set, search, FLOORS[`${set.name} by ${set.by}`]!)));
  return {inspected: sets.reduce((sum, {questions}) => sum + questions.length, 0), problems};
});
