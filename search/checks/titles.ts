/** Typing the title of a page, or a heading exactly as written, finds it first. */
import type {SiteIndex} from '../embedded/read-index';
import {tokenize} from '../engine';
import {LONGEST_QUERY} from '../longest-query';
import {addressOf, indexChecker, titleOf} from './sections';

export async function titleProblems(index: SiteIndex): Promise<string[]> {
  const {sectionCount, levelOf} = index.engine.outline;
  const sections = Array.from({length: sectionCount}, (_, section) => section);
  const titles = sections.map((section) => titleOf(index.show(section)));
  const words = titles.map((title) => tokenize(title).join(' '));
  const problems: string[] = [];
  for (const section of sections) {
    const query = titles[section]!.slice(0, LONGEST_QUERY);
    // Sections with the same title share the top positions; pages rank before headings.
    const same = sections.filter((other) => {
      const before = levelOf[other] === 1 || levelOf[section] !== 1;
      return before && words[other] === words[section];
    });
    const {hits} = await index.engine.search(query, {hitsPerPage: sectionCount});
    const rank = hits.findIndex((hit) => hit.section === section) + 1;
    if (rank > 0 && rank <= same.length) continue;
    const first = hits[0] && addressOf(index.show(hits[0].section));
    const address = addressOf(index.show(section));
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
