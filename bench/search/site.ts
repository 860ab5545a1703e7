import {readFileSync} from 'node:fs';
import {openIndex, type IndexData} from '../../src/search/engine/index.ts';
import type {SectionTexts} from '../../src/search/embedded/index-files.ts';
import {readBuiltIndex, type BuiltIndex} from '../../src/search/embedded/read-index.ts';
import type {Collection, CollectionDoc} from './collection.ts';
import type {BenchEngine} from './engines/engine.ts';

export interface LabelledQuery {
  query: string;
  /** Routes of the pages that answer it. */
  pages: string[];
  /** The query's words are not on the page. */
  otherWords?: boolean;
}

/** `own-queries` were seen while tuning; `held-out-queries` were written after it and never tuned on. */
export function readQueries(name: 'own-queries' | 'held-out-queries'): LabelledQuery[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as LabelledQuery[];
}

export interface BuiltSite {
  collections: Collection[];
  engine: BenchEngine;
}

/** The built site with its labelled queries, and the engine on the index that the build wrote. */
export function readSite(buildFolder: string): BuiltSite | undefined {
  const built = readBuiltIndex(buildFolder);
  if (!built) return undefined;
  const docs = siteDocs(built);
  return {
    collections: [
      siteCollection('this site, own queries', docs, readQueries('own-queries')),
      siteCollection('this site, held-out queries', docs, readQueries('held-out-queries')),
    ],
    engine: {
      name: 'this engine',
      version: '',
      async build() {
        const serialized = JSON.stringify(built.data);
        return {
          serialized,
          async open() {
            const engine = openIndex(JSON.parse(serialized) as IndexData);
            return {
              search: (query) => engine.search(query, {hitsPerPage: 100}).hits.map(({section}) => docs[section]!.id),
            };
          },
        };
      },
    },
  };
}

function siteCollection(name: string, docs: CollectionDoc[], queries: readonly LabelledQuery[]): Collection {
  return {
    name,
    group: 'page',
    docs,
    queries: queries.map(({query}, i) => ({id: String(i), text: query})),
    qrels: Object.fromEntries(queries.map(({pages}, i) => [i, Object.fromEntries(pages.map((page) => [page, 1]))])),
  };
}

/** Other engines get the same words: a page's keywords stand before its text. */
function siteDocs({data, engine: {sections}, places, readTexts}: BuiltIndex): CollectionDoc[] {
  const files = new Map<number, SectionTexts>();
  return places.map(({file, place}, section) => {
    const page = sections.pageOf[section]!;
    const path = `/${sections.pagePath(page)}`;
    const anchor = sections.anchor(section);
    const parents = [sections.pageGroup(page), ...sections.ancestors(section).map((above) => sections.title(above))];
    const keywords = section === sections.firstSectionOf(page) ? `${data.pages.keywords[page]} ` : '';
    const texts = files.get(file) ?? readTexts(file);
    files.set(file, texts);
    return {
      id: anchor ? `${path}#${anchor}` : path,
      page: path,
      title: sections.title(section),
      parents: parents.join(' › '),
      text: keywords + texts[place]!.join(' '),
    };
  });
}
