/**
 * The hosted index must give much the same results as the embedded one. No real service is called: a local stand-in
 * gets the records, settings, and synonyms of a push and ranks them by the service's documented criteria.
 */
import {hostedSynonyms, indexSettings} from '../push/index-settings';
import {sitePages} from '../build/site-pages';
import {siteSynonyms} from '../build/synonyms';
import type {SiteIndex} from '../embedded/read-index';
import {cutRecords} from '../records';
import {RecordRanking, type HostedIndex} from './hosted-ranking';
import {readSectionQuestions} from './relevance/labels';
import {indexChecker, indexedPlaces} from './sections';

/** Minimum share of queries whose first section, or its page, is among the hosted index's top three. */
const LEAST = {section: 0.75, page: 0.85};

export async function hostedProblems(
  index: SiteIndex,
  hosted: HostedIndex,
  queries: readonly string[],
): Promise<string[]> {
  const places = indexedPlaces(index);
  const ranking = new RecordRanking(hosted);
  const missed: Record<keyof typeof LEAST, string[]> = {section: [], page: []};
  for (const query of queries) {
    const [first] = (await index.engine.search(query)).hits;
    if (!first) continue;
    const {path, anchor} = places[first.section]!;
    const top = ranking.search(query).slice(0, 3);
    if (!top.some(({section}) => section.endsWith(`${path}#${anchor}`))) missed.section.push(query);
    if (!top.some(({section}) => section.split('#')[0]!.endsWith(path))) missed.page.push(query);
  }
  return (['section', 'page'] as const).flatMap((kind) => {
    const share = 1 - missed[kind].length / queries.length;
    if (share >= LEAST[kind]) return [];
    return `The first ${kind} is in the hosted top three for ${share.toFixed(3)} of ${LEAST[kind]}. Not for: ${missed[kind].join('; ')}`;
  });
}

export const searchHosted = indexChecker('the hosted index ranks like the embedded one', async (index, {outDir}) => {
  // Every other question is enough, and takes half the time.
  const queries = readSectionQuestions('tuned-questions')
    .filter((_, i) => i % 2 === 0)
    .map(({query}) => query);
  const records = cutRecords(await sitePages(outDir));
  const hosted = {records, settings: indexSettings, synonyms: hostedSynonyms(siteSynonyms())};
  return {inspected: queries.length, problems: await hostedProblems(index, hosted, queries)};
});
