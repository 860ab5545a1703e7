/** Readers' questions find the section or page that answers them, with and without typing errors. */
import type {SiteIndex} from '../embedded/index-files';
import {
  labelledPlaces,
  PAGE_SETS,
  placeId,
  readPageQuestions,
  readSectionQuestions,
  SECTION_SETS,
  type PageSet,
  type SectionSet,
} from './relevance/labels';
import {meanRelevance, relevanceOf, type Relevance} from './relevance/measures';
import {typedAs, type Mode} from './relevance/modes';
import {indexChecker, indexedPlaces} from './site-index';

type Floor = {mode: Mode; measure: 'first' | 'top3'; least: number};
type Judged = {query: string; right: readonly string[]};

/** Minimum share of questions whose answer is first, or in the top three. */
export const FLOORS: Readonly<Record<SectionSet | PageSet, readonly Floor[]>> = {
  'tuned-questions': [
    {mode: 'clean', measure: 'first', least: 0.82},
    {mode: 'clean', measure: 'top3', least: 0.96},
    {mode: 'typo', measure: 'top3', least: 0.94},
  ],
  'unseen-questions': [
    {mode: 'clean', measure: 'first', least: 0.7},
    {mode: 'clean', measure: 'top3', least: 0.83},
    {mode: 'typo', measure: 'top3', least: 0.82},
  ],
  'own-queries': [{mode: 'clean', measure: 'top3', least: 0.92}],
  'blind-queries': [{mode: 'clean', measure: 'top3', least: 0.93}],
  'held-out-queries': [{mode: 'clean', measure: 'top3', least: 0.92}],
};

/** The same for the pages of those sections. */
const PAGE_FLOORS: Readonly<Record<SectionSet, readonly Floor[]>> = {
  'tuned-questions': [{mode: 'clean', measure: 'top3', least: 0.97}],
  'unseen-questions': [{mode: 'clean', measure: 'top3', least: 0.91}],
};

export async function queryProblems(
  index: SiteIndex,
  questions: readonly Judged[],
  idOf: (section: number) => string,
  floors: readonly Floor[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const {mode, measure, least} of floors) {
    const all: Relevance[] = [];
    const missed: string[] = [];
    for (const [i, {query, right}] of questions.entries()) {
      const {hits} = await index.engine.search(typedAs(mode, query, i));
      const found = relevanceOf([...new Set(hits.map(({section}) => idOf(section)))], new Set(right));
      all.push(found);
      if (found[measure] === 0) missed.push(`"${query}" → ${right.join(' or ')}`);
    }
    const share = meanRelevance(all)[measure];
    if (share >= least) continue;
    problems.push(`${mode}, ${measure}: ${share.toFixed(3)} of ${least}. Missed: ${missed.slice(0, 20).join('; ')}`);
  }
  return problems;
}

export const searchQueries = indexChecker('search answers the readers’ questions', async (index) => {
  const places = await indexedPlaces(index);
  const problems: string[] = [];
  let inspected = 0;
  for (const name of SECTION_SETS) {
    const questions = readSectionQuestions(name).map(({query, answers}) => {
      const right = answers.flatMap((label) => {
        const named = labelledPlaces(label, places).map(placeId);
        if (named.length === 0) problems.push(`${name}.json: "${query}" names ${label}, which is no section.`);
        return named;
      });
      return {query, right};
    });
    inspected += questions.length;
    const found = await queryProblems(index, questions, (section) => placeId(places[section]!), FLOORS[name]);
    problems.push(...found.map((problem) => `${name}, ${problem}`));
    const byPage = questions.map(({query, right}) => ({query, right: right.map((id) => id.split('#')[0]!)}));
    const wrong = await queryProblems(index, byPage, (section) => places[section]!.path, PAGE_FLOORS[name]);
    problems.push(...wrong.map((problem) => `${name}, by page, ${problem}`));
  }
  for (const name of PAGE_SETS) {
    const questions = readPageQuestions(name).map(({query, pages}) => {
      for (const path of pages.filter((one) => !places.some((place) => place.path === one))) {
        problems.push(`${name}.json: "${query}" names ${path}, which is no page.`);
      }
      return {query, right: pages};
    });
    inspected += questions.length;
    const found = await queryProblems(index, questions, (section) => places[section]!.path, FLOORS[name]);
    problems.push(...found.map((problem) => `${name}, ${problem}`));
  }
  return {inspected, problems};
});
