import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openIndex, type IndexData} from '../../src/search/engine/index.ts';
import {
  indexFile,
  MANIFEST_FILE,
  textsFile,
  type Manifest,
  type SectionTexts,
} from '../../src/search/embedded/index-files.ts';
import {textPlaces} from '../../src/search/embedded/text-files.ts';
import type {Collection, CollectionDoc} from './collection.ts';
import type {BenchEngine} from './engines/engine.ts';

interface OwnQuery {
  query: string;
  /** Routes of the pages that answer it. */
  pages: string[];
  /** The query's words are not on the page. */
  otherWords?: boolean;
}

export function readOwnQueries(): OwnQuery[] {
  return JSON.parse(readFileSync(new URL('own-queries.json', import.meta.url), 'utf8')) as OwnQuery[];
}

/** The built site with its own labelled queries, and the engine on the index that the build wrote. */
export function readSite(buildFolder: string): {collection: Collection; engine: BenchEngine} | undefined {
  if (!existsSync(join(buildFolder, MANIFEST_FILE))) return undefined;
  const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(buildFolder, file), 'utf8')) as Content;
  const {folder} = read<Manifest>(MANIFEST_FILE);
  const data = read<IndexData>(indexFile(folder));
  const docs = siteDocs(data, (file) => read<SectionTexts>(textsFile(folder, file)));
  const queries = readOwnQueries();
  return {
    collection: {
      name: 'this site',
      group: 'page',
      docs,
      queries: queries.map(({query}, i) => ({id: String(i), text: query})),
      qrels: Object.fromEntries(queries.map(({pages}, i) => [i, Object.fromEntries(pages.map((page) => [page, 1]))])),
    },
    engine: {
      name: 'this engine',
      version: '',
      async build() {
        const serialized = JSON.stringify(data);
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

/** Other engines get the same words: a page's keywords stand before its text. */
function siteDocs(data: IndexData, readTexts: (file: number) => SectionTexts): CollectionDoc[] {
  const {sections} = openIndex(data);
  const files = new Map<number, SectionTexts>();
  return textPlaces(sections.textLengths).map(({file, place}, section) => {
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
