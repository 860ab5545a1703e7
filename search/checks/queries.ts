/** Readers' questions find what answers them, with and without typing errors, and single queries what readers expect. */
import {readFileSync} from 'node:fs';
import type {SiteIndex} from '../embedded/index-files';
import {measure, type Mode} from './relevance/measures';
import {addressOf, judgedSets, type JudgedSet} from './relevance/sets';
import {indexChecker, shownSections} from './site-index';

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
  const sections = await shownSections(index);
  const {sets, problems} = judgedSets(sections);
  const search = async (query: string) =>
    (await index.engine.search(query)).hits.map(({section}) => addressOf(sections[section]!));
  for (const set of sets) problems.push(...(await queryProblems(set, search, FLOORS[`${set.name} by ${set.by}`]!)));
  return {inspected: sets.reduce((sum, {questions}) => sum + questions.length, 0), problems};
});

/** What readers expect of single queries, written down in expectations.json. */
type Expectation = {
  /** Also for those after it, up to the next reason. */
  why?: string;
  query: string;
  first?: string;
  /** All are among the first three hits. */
  among?: string[];
};

export async function expectationProblems(
  {engine, show}: SiteIndex,
  expectations: readonly Expectation[],
): Promise<string[]> {
  const problems: string[] = [];
  let reason = '';
  for (const {why = reason, query, first, among = []} of expectations) {
    reason = why;
    const {hits} = await engine.search(query, {hitsPerPage: 3});
    const found = await Promise.all(hits.map(async ({section}) => addressOf(await show(section))));
    const isMet = (first === undefined || found[0] === first) && among.every((address) => found.includes(address));
    if (isMet) continue;
    const wanted = first === undefined ? `${among.join(' and ')} among its hits` : `${first} first`;
    problems.push(`"${query}" must have ${wanted}, but finds ${found.join(', ') || 'nothing'}. ${why}`);
  }
  return problems;
}

export const searchExpectations = indexChecker('search finds what readers expect of single queries', async (index) => {
  const file = new URL('expectations.json', import.meta.url);
  const expectations = JSON.parse(readFileSync(file, 'utf8')) as Expectation[];
  return {inspected: expectations.length, problems: await expectationProblems(index, expectations)};
});
