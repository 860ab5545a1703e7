import {readFileSync} from 'node:fs';
import type {SourcePage} from '../../src/search/engine/index.ts';

export interface CollectionDoc {
  id: string;
  title: string;
  /** Headings above, joined by ` › `. */
  parents: string;
  text: string;
  page?: string;
}

export interface Collection {
  name: string;
  docs: CollectionDoc[];
  queries: {id: string; text: string}[];
  qrels: Record<string, Record<string, number>>;
  /** With `page`, a ranking is scored by the pages of its hits. */
  group?: 'page';
}

export const COLLECTION_NAMES = ['docusaurus-links', 'dtc-faq'] as const;

export function readCollection(name: (typeof COLLECTION_NAMES)[number]): Collection {
  return JSON.parse(readFileSync(new URL(`collections/${name}.json`, import.meta.url), 'utf8')) as Collection;
}

/** A ranking of documents as it is judged: by document, or by page with each page once. */
export function judgedRanking(collection: Collection, ids: readonly string[]): string[] {
  if (collection.group !== 'page') return [...ids];
  const pageOf = new Map(collection.docs.map(({id, page}) => [id, page ?? id]));
  return [...new Set(ids.map((id) => pageOf.get(id) ?? id))];
}

/** Documents as pages with sections, and the document of each section in order. */
export function docPages(docs: readonly CollectionDoc[]): {pages: SourcePage[]; idOf: string[]} {
  const byPage = new Map<string, CollectionDoc[]>();
  for (const doc of docs) {
    const path = doc.page ?? doc.id;
    const same = byPage.get(path);
    if (same) same.push(doc);
    else byPage.set(path, [doc]);
  }
  const pages = [...byPage].map(([path, own]) => ({
    path,
    group: own[0]!.parents,
    keywords: [],
    weight: 1,
    facets: {},
    sections: own.map((doc, i) => ({
      anchor: doc.id.split('#')[1] ?? '',
      level: i === 0 ? 1 : Math.min(6, doc.parents.split(' › ').length + 1),
      title: doc.title,
      blocks: [doc.text],
    })),
  }));
  return {pages, idOf: [...byPage.values()].flat().map(({id}) => id)};
}
