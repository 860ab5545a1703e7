/** What the first search makes a reader fetch: the scripts of the search, the index, and what its hits show. */
import {sentBytes} from '../../checks/budgets/weigh';
import type {Site} from '../../checks/site';
import {HITS_PER_GROUP} from '../limits';
import {readSectionQuestions} from './relevance/labels';
import {indexChecker, readSiteIndex} from './site-index';

const MOST_BYTES = 110 * 1024;
/** React and the runtime are the application's; the site's other budgets count them. */
const SCRIPTS = /\/js\/search(-client|-engine)?\.\w+\.js$/;

/** Index files that a first search reads. */
async function filesRead(outDir: string, query: string): Promise<string[]> {
  const files = new Set<string>();
  const index = await readSiteIndex(outDir, files);
  const {hits} = await index.engine.search(query, {hitsPerGroup: HITS_PER_GROUP});
  for (const {section} of hits) await index.show(section);
  return [...files];
}

export const firstQueryBytes = indexChecker('bytes of the first search', async (_, {outDir, files}: Site) => {
  const scripts = files.filter((file) => SCRIPTS.test(`/${file}`));
  if (scripts.length < 3) return {inspected: 0, problems: ['The build lacks a script of the search.']};
  const queries = readSectionQuestions('tuned-questions').map(({query}) => query);
  const problems: string[] = [];
  for (const query of queries) {
    const all = [...scripts, ...(await filesRead(outDir, query))];
    const bytes = all.reduce((sum, file) => sum + sentBytes(outDir, file), 0);
    if (bytes > MOST_BYTES) problems.push(`"${query}" fetches ${bytes} bytes, at most ${MOST_BYTES} are allowed.`);
  }
  return {inspected: queries.length, problems};
});
