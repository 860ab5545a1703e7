import { readFileSync } from 'node:fs';
import type { SourcePage } from '../../src/search/engine/index.ts';

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
  queries: { id: string; text: string }[];
  qrels: Record<string, Record<string, number>>;
  /** With `page`, a ranking is scored by the pages of its hits. */
  group?: 'page';
}

export const COLLECTION_NAMES = ['docusaurus-links', 'dtc-faq'] as const;

export function readCollection(name: (typeof COLLECTION_NAMES)[number]): Collection {
  return JSON.parse(readFileSync(new URL(`collections/${name}.json`, import.meta.url), 'utf8')) as Collection;
}

/** The id under which a document is judged. */
export function judgedId(collection: Collection, doc: CollectionDoc): string {
  return collection.group === 'page' ? (doc.page ?? doc.id) : doc.id;
}

/** The collection as pages with sections; `path` is the judged id. */
export function toPages(collection: Collection): SourcePage[] {
  const pages = new Map<string, SourcePage & { sections: SourcePage['sections'][number][] }>();
  for (const doc of collection.docs) {
    const path = judgedId(collection, doc);
    const page = pages.get(path);
    const section = { anchor: doc.id.split('#')[1] ?? '', title: doc.title, blocks: [doc.text] };
    if (page) page.sections.push({ ...section, level: Math.min(6, doc.parents.split(' › ').length + 1) });
    else {
      pages.set(path, {
        path,
        group: doc.parents,
        keywords: [],
        weight: 1,
        facets: {},
        sections: [{ ...section, level: 1 }],
      });
    }
  }
  return [...pages.values()];
}
