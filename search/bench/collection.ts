import {readFileSync} from 'node:fs';
import {meanRelevance, relevanceOf, type Relevance} from '../checks/relevance/measures';
import {typedAs, type Mode} from '../checks/relevance/modes';
import type {SourcePage, SynonymRule} from '../engine';

export type CollectionDoc = {
  id: string;
  title: string;
  /** Parent headings, joined by ` › `. */
  parents: string;
  text: string;
  page?: string;
  /** Reader questions that it answers. */
  questions?: readonly string[];
};

export type Collection = {
  name: string;
  docs: CollectionDoc[];
  queries: {id: string; text: string}[];
  qrels: Record<string, Record<string, number>>;
  /** With `page`, a ranking is scored by the pages of its hits. */
  group?: 'page';
  /** The documents as the site's own pages. Default: read from the documents. */
  pages?: SourcePage[];
  synonyms?: readonly SynonymRule[];
};

export const COLLECTION_NAMES = ['docusaurus-links', 'docusaurus-sections', 'dtc-faq'] as const;

export function readCollection(name: (typeof COLLECTION_NAMES)[number]): Collection {
  return JSON.parse(readFileSync(new URL(`collections/${name}.json`, import.meta.url), 'utf8')) as Collection;
}

/** A ranking as it is scored: by document, or by page with each page once. */
function judgedRanking({docs, group}: Collection, ids: readonly string[]): string[] {
  if (group !== 'page') return [...ids];
  const pageOf = new Map(docs.map(({id, page}) => [id, page ?? id]));
  return [...new Set(ids.map((id) => pageOf.get(id) ?? id))];
}

type Index = {search(query: string): Promise<string[]>};

export async function measureRelevance(collection: Collection, index: Index, mode: Mode): Promise<Relevance> {
  const all: Relevance[] = [];
  for (const [i, {id, text}] of collection.queries.entries()) {
    const ranking = judgedRanking(collection, await index.search(typedAs(mode, text, i)));
    all.push(relevanceOf(ranking, new Set(Object.keys(collection.qrels[id]!))));
  }
  return meanRelevance(all);
}

/**
 * The collections store a section's text as one string, which is split at sentence ends into blocks of about a
 * paragraph.
 */
const WORDS_PER_BLOCK = 40;

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let words = Infinity;
  for (const sentence of text.split(/(?<=[.!?:]) +/)) {
    const own = sentence.split(' ').length;
    if (words + own > WORDS_PER_BLOCK) {
      blocks.push(sentence);
      words = own;
    } else {
      blocks[blocks.length - 1] += ` ${sentence}`;
      words += own;
    }
  }
  return blocks;
}

/** Documents as pages with sections, and the document id of each section in order. */
export function docPages(docs: readonly CollectionDoc[]): {pages: SourcePage[]; idOf: string[]} {
  const byPage = new Map<string, CollectionDoc[]>();
  for (const doc of docs) {
    const path = doc.page ?? doc.id;
    const same = byPage.get(path);
    if (same) same.push(doc);
    else byPage.set(path, [doc]);
  }
  const pages = [...byPage.values()].map((own) => ({
    group: own[0]!.parents,
    weight: 1,
    sections: own.map(({id, title, parents, text, questions = []}, i) => ({
      level: i === 0 ? 1 : Math.min(6, parents.split(' › ').length + 1),
      // Some titles were markup and got lost; their anchors still contain them.
      title: title || (id.split('#')[1] ?? ''),
      blocks: blocksOf(text),
      questions,
    })),
  }));
  return {pages, idOf: [...byPage.values()].flat().map(({id}) => id)};
}
