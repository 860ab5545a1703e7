/** What readers expect of single queries, written down in expectations.json. */
import {readFileSync} from 'node:fs';
import type {SiteIndex} from '../embedded/index-files';
import {addressOf, indexChecker} from './site-index';

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
