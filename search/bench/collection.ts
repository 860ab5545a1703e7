/** Sections with labeled questions: three public collections, and this site. */
import {readFileSync} from 'node:fs';
import {sitePages} from '../build/site-pages';
import {siteSynonyms} from '../build/synonyms';
import {sourcePage} from '../build/write-index';
import {judgedSets, placeId, placesOf, type JudgedSet} from '../checks/relevance/sets';
import type {SourcePage, SynonymRule} from '../engine';
import {byGroup} from '../groups';
import type {SearchPage} from '../records';

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

export type Collection = JudgedSet & {
  docs: CollectionDoc[];
  /** The documents as the site's own pages. Default: read from the documents. */
  pages?: SourcePage[];
  synonyms?: readonly SynonymRule[];
};

export const COLLECTION_NAMES = ['docusaurus-links', 'docusaurus-sections', 'dtc-faq'] as const;

type Stored = {
  group?: 'page';
  docs: CollectionDoc[];
  queries: {id: string; text: string}[];
  qrels: Record<string, Record<string, number>>;
};

export function readCollection(name: (typeof COLLECTION_NAMES)[number]): Collection {
  const file = new URL(`collections/${name}.json`, import.meta.url);
  const {docs, queries, qrels, group = 'section'} = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  const questions = queries.map(({id, text}) => ({query: text, right: Object.keys(qrels[id]!)}));
  return {name, by: group, questions, docs};
}

/** The built site with each of its sets of labeled questions. */
export async function siteCollections(buildFolder: string): Promise<Collection[]> {
  const pages = await sitePages(buildFolder);
  const site = {docs: pages.flatMap(pageDocs), pages: pages.map(sourcePage), synonyms: siteSynonyms()};
  return judgedSets(placesOf(pages)).sets.map((set) => {
    return {...set, ...site, name: `this site, ${set.name.replaceAll('-', ' ')}, by ${set.by}`};
  });
}

function pageDocs({url, group, sections}: SearchPage): CollectionDoc[] {
  const path = new URL(url).pathname;
  return sections.map((section, i) => ({
    ...{id: placeId({path, ...section}), page: path, title: section.title, questions: section.questions},
    parents: i === 0 ? group : `${group} › ${sections[0]!.title}`,
    text: section.blocks.map(({text}) => text).join(' '),
  }));
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
  const byPage = byGroup(docs, ({page, id}) => page ?? id);
  const pages = byPage.map(([, own]) => ({
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
  return {pages, idOf: byPage.flatMap(([, own]) => own.map(({id}) => id))};
}
