/** Typing the title of a page, or a heading exactly as written, finds it first. */
import {STARTING_TASKS} from '../../config/search';
import type {SiteIndex} from '../embedded/index-files';
import {tokenize} from '../engine';
import {cutQuery} from '../limits';
import {addressOf, indexChecker, shownSections, titleOf} from './site-index';

export async function titleProblems(index: SiteIndex): Promise<string[]> {
  const {sectionCount, levelOf} = index.engine.outline;
  const sections = Array.from({length: sectionCount}, (_, section) => section);
  const shown = await shownSections(index);
  const titles = shown.map(titleOf);
  const words = titles.map((title) => tokenize(title).join(' '));
  const problems: string[] = [];
  for (const section of sections) {
    const query = cutQuery(titles[section]!);
    // Sections with the same title share the top positions; pages rank before headings.
    const same = sections.filter((other) => {
      const before = levelOf[other] === 1 || levelOf[section] !== 1;
      return before && words[other] === words[section];
    });
    const {hits} = await index.engine.search(query, {hitsPerPage: sectionCount});
    const rank = hits.findIndex((hit) => hit.section === section) + 1;
    if (rank > 0 && rank <= same.length) continue;
    const first = hits[0] && addressOf(shown[hits[0].section]!);
    const address = addressOf(shown[section]!);
    problems.push(
      `"${query}" must find ${address} first; it is ${rank || 'not found'}, the first is ${first ?? 'none'}.`,
    );
  }
  return problems;
}

export const searchTitles = indexChecker(
  'search finds every page and every section first by its title',
  async (index) => ({inspected: index.engine.outline.sectionCount, problems: await titleProblems(index)}),
);

/** The tasks that an empty search offers lead to sections. */
export const startingTasks = indexChecker('the tasks of an empty search lead to sections', async (index) => {
  const addresses = new Set((await shownSections(index)).map(addressOf));
  const lost = STARTING_TASKS.filter(({path}) => !addresses.has(`/${path}`));
  const problems = lost.map(({name, path}) => `config/search.ts: "${name}" leads to ${path}, which is no section.`);
  return {inspected: STARTING_TASKS.length, problems};
});
