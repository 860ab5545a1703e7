import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {siteRecords} from '../../scripts/search/site-records.ts';
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

/**
 * `own-queries` were seen while tuning; `held-out-queries` were written after it; `blind-queries` were written by
 * somebody who knew the pages but neither the engine nor its words.
 */
export const QUERY_SETS = ['own-queries', 'held-out-queries', 'blind-queries'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

export function readQueries(name: QuerySet): LabelledQuery[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as LabelledQuery[];
}

export interface BuiltSite {
  collections: Collection[];
  engine: BenchEngine;
}

/** The built site with its labelled queries, and the engine on the index that the build wrote. */
export async function readSite(buildFolder: string): Promise<BuiltSite | undefined> {
  const built = readBuiltIndex(buildFolder);
  if (!built) return undefined;
  const docs = siteDocs(built, await keywordsByPath(buildFolder));
  return {
    collections: QUERY_SETS.map((name) =>
      siteCollection(`this site, ${name.replaceAll('-', ' ')}`, docs, readQueries(name)),
    ),
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

/** The index keeps only the stems of keywords; the records have them whole. */
async function keywordsByPath(buildFolder: string): Promise<Map<string, string>> {
  const records = await siteRecords(buildFolder, (file) => readFile(join(buildFolder, file), 'utf8'));
  return new Map(
    records
      .filter(({type}) => type === 'lvl1')
      .map(({url, keywords = []}) => [new URL(url).pathname, `${keywords.join(', ')} `]),
  );
}

/** Other engines get the same words: a page's keywords stand before its text. */
function siteDocs(
  {engine: {sections}, places, readTexts}: BuiltIndex,
  keywordsOf: ReadonlyMap<string, string>,
): CollectionDoc[] {
  const files = new Map<number, SectionTexts>();
  return places.map(({file, place}, section) => {
    const page = sections.pageOf[section]!;
    const path = `/${sections.pagePath(page)}`;
    const anchor = sections.anchor(section);
    const parents = [sections.pageGroup(page), ...sections.ancestors(section).map((above) => sections.title(above))];
    const keywords = section === sections.firstSectionOf(page) ? (keywordsOf.get(path) ?? '') : '';
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
