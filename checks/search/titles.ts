/** Whoever types the title of a page, or a heading as it stands on a page, finds it. */
import {readBuiltIndex} from '../../src/search/embedded/read-index';
import {tokenize, type SearchEngine} from '../../src/search/engine';
import {LONGEST_QUERY} from '../../src/search/longest-query';
import type {Checker} from '../site';

const HEADING_PLACES = 3;

type Expectation = {section: number; query: string; places: number};

/** How many sections have the same words for a title. */
function countTitles(titles: readonly string[]): (title: string) => number {
  const key = (title: string) => tokenize(title).join(' ');
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(key(title), (counts.get(key(title)) ?? 0) + 1);
  return (title) => counts.get(key(title)) ?? 0;
}

function expectations({sections}: SearchEngine): Expectation[] {
  const all = Array.from({length: sections.count}, (_, section) => section);
  const isPage = (section: number) => sections.level(section) === 1;
  const pageTitle = (section: number) => sections.title(sections.firstSectionOf(sections.pageOf[section]!));
  const pagesNamed = countTitles(all.filter(isPage).map((section) => sections.title(section)));
  const sectionsNamed = countTitles(all.map((section) => sections.title(section)));
  return all.map((section) => {
    const title = sections.title(section);
    // Pages that share a title, such as a page and the category it is in, share the first places.
    if (isPage(section)) return {section, query: title, places: pagesNamed(title)};
    // "What goes wrong" stands on most pages; three places cannot hold them all, so the reader must say which page.
    const query = sectionsNamed(title) > HEADING_PLACES ? `${title} ${pageTitle(section)}` : title;
    return {section, query: query.slice(0, LONGEST_QUERY), places: HEADING_PLACES};
  });
}

export function titleProblems(engine: SearchEngine): string[] {
  return expectations(engine).flatMap(({section, query, places}) => {
    const {hits} = engine.search(query);
    if (hits.slice(0, places).some((hit) => hit.section === section)) return [];
    const {sections} = engine;
    const address = `/${sections.pagePath(sections.pageOf[section]!)}#${sections.anchor(section)}`;
    const rank = hits.findIndex((hit) => hit.section === section) + 1;
    return [`"${query}" must find ${address} in the first ${places}; it is ${rank || 'not found'}.`];
  });
}

export const searchTitles: Checker = {
  name: 'search finds every page first by its title and every heading in the top three',
  check({outDir}) {
    const built = readBuiltIndex(outDir);
    if (!built) return {inspected: 0, problems: ['The build holds no search index.']};
    return {inspected: built.engine.sections.count, problems: titleProblems(built.engine)};
  },
};
