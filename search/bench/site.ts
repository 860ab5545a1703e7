import {
  labelledPlaces,
  PAGE_SETS,
  placeId,
  placesOf,
  readPageQuestions,
  readSectionQuestions,
  SECTION_SETS,
} from '../checks/relevance/labels';
import {sitePages} from '../build/site-pages';
import {siteSynonyms} from '../build/synonyms';
import {sourcePage} from '../build/write-index';
import type {SearchPage} from '../records';
import type {Collection, CollectionDoc} from './collection';

/** The built site with each of its sets of labeled questions. */
export async function siteCollections(buildFolder: string): Promise<Collection[]> {
  const pages = await sitePages(buildFolder);
  const places = placesOf(pages);
  const site = {docs: pages.flatMap(pageDocs), pages: pages.map(sourcePage), synonyms: siteSynonyms()};
  const collection = (name: string, judged: {query: string; right: string[]}[], group?: 'page'): Collection => ({
    ...{name: `this site, ${name.replaceAll('-', ' ')}`, ...site, ...(group && {group})},
    queries: judged.map(({query}, i) => ({id: String(i), text: query})),
    qrels: Object.fromEntries(judged.map(({right}, i) => [i, Object.fromEntries(right.map((id) => [id, 1]))])),
  });
  return [
    ...SECTION_SETS.flatMap((name) => {
      const questions = readSectionQuestions(name).map(({query, answers}) => {
        return {query, right: answers.flatMap((label) => labelledPlaces(label, places).map(placeId))};
      });
      const byPage = questions.map(({query, right}) => ({query, right: right.map((id) => id.split('#')[0]!)}));
      return [collection(`${name}, by section`, questions), collection(`${name}, by page`, byPage, 'page')];
    }),
    ...PAGE_SETS.map((name) => {
      const questions = readPageQuestions(name).map(({query, pages: right}) => ({query, right}));
      return collection(`${name}, by page`, questions, 'page');
    }),
  ];
}

function pageDocs({url, group, sections}: SearchPage): CollectionDoc[] {
  const path = new URL(url).pathname;
  return sections.map((section, i) => ({
    ...{id: placeId({path, ...section}), page: path, title: section.title, questions: section.questions},
    parents: i === 0 ? group : `${group} › ${sections[0]!.title}`,
    text: section.blocks.map(({text}) => text).join(' '),
  }));
}
