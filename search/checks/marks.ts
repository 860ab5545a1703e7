/** Every hit shows why it matched: a word is marked in its title, its snippet, or its question. */
import type {SiteIndex} from '../embedded/index-files';
import {writeHit} from '../embedded/write-hit';
import {readPageQuestions, readSectionQuestions} from './relevance/labels';
import {addressOf, indexChecker} from './site-index';

const NARROW_SNIPPET = 5;

export async function markProblems(index: SiteIndex, queries: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const query of queries) {
    const {hits, matcher} = await index.engine.search(query);
    for (const hit of hits) {
      const shown = await index.show(hit.section);
      const options = {matcher, siteRoot: 'https://site.example/', snippetWords: NARROW_SNIPPET};
      const {title, snippet, question = []} = writeHit(hit, shown, options);
      const isMarked = [...title, ...snippet, ...question].some(({marked}) => marked);
      if (!isMarked) problems.push(`"${query}" finds ${addressOf(shown)}, and no word of it is marked.`);
    }
  }
  return problems;
}

export const searchMarks = indexChecker('search marks a word in every hit', async (index) => {
  const questions = [...readSectionQuestions('tuned-questions'), ...readPageQuestions('own-queries')];
  const queries = questions.map(({query}) => query);
  return {inspected: queries.length, problems: await markProblems(index, queries)};
});
