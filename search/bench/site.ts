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
import {sourcePage} from '../embedded/write-index';
import {buildIndex} from '../engine';
import type {SearchPage} from '../records';
import type {Collection, CollectionDoc} from './collection';
import type {BenchEngine} from './engines/engine';
import {openBuilt} from './engines/own';

export type SiteBench = {collections: Collection[]; engine: BenchEngine};

/** The built site with its labeled questions; other engines get the same text. */
export async function readSite(buildFolder: string): Promise<SiteBench> {
  const pages = await sitePages(buildFolder);
  const places = placesOf(pages);
  const docs = pages.flatMap(pageDocs);
  const collection = (name: string, rightOf: {query: string; right: string[]}[], group?: 'page'): Collection => ({
    ...{name: `this site, ${name.replaceAll('-', ' ')}`, docs, ...(group && {group})},
    queries: rightOf.map(({query}, i) => ({id: String(i), text: query})),
    qrels: Object.fromEntries(rightOf.map(({right}, i) => [i, Object.fromEntries(right.map((id) => [id, 1]))])),
  });
  const collections = [
    ...SECTION_SETS.flatMap((name) => {
      const questions = readSectionQuestions(name).map(({query, answers}) => {
        return {query, right: answers.flatMap((label) => labelledPlaces(label, places).map(placeId))};
      });
      const byPage = questions.map(({query, right}) => ({query, right: right.map((id) => id.split('#')[0]!)}));
      return [collection(`${name}, by section`, questions), collection(`${name}, by page`, byPage, 'page')];
    }),
    ...PAGE_SETS.map((name) =>
      collection(
        `${name}, by page`,
        readPageQuestions(name).map(({query, pages: right}) => ({query, right})),
        'page',
      ),
    ),
  ];
  const engine: BenchEngine = {
    name: 'this engine',
    version: '',
    async build() {
      const built = buildIndex(pages.map(sourcePage), {synonyms: siteSynonyms()});
      return openBuilt(
        built,
        docs.map(({id}) => id),
      );
    },
  };
  return {collections: collections.filter(({queries}) => queries.length > 0), engine};
}

/** Questions come before the text, so that every engine has them. */
function pageDocs({url, group, sections}: SearchPage): CollectionDoc[] {
  const path = new URL(url).pathname;
  return sections.map((section, i) => ({
    id: placeId({path, ...section}),
    page: path,
    title: section.title,
    parents: i === 0 ? group : `${group} › ${sections[0]!.title}`,
    text: [...section.questions, ...section.blocks.map(({text}) => text)].join(' '),
  }));
}
