/** Sections with labeled questions: three public collections, and this site. */
import {readFileSync} from 'node:fs';
import {baseUrl} from '../../config/site-address';
import {byGroup} from '../answer';
import {sitePages, siteSynonyms} from '../build/site-pages';
import {showPage} from '../build/write-index';
import {addressOf, judgedSets, pageOf, roundSets, type JudgedSet} from '../checks/relevance/sets';
import {buildIndex, openIndex, type SourcePage, type SynonymRule} from '../engine';

export type Collection = {
  name: string;
  pages: SourcePage[];
  /** Of the sections of all pages, in order: the page, and the anchor after `#`. */
  ids: string[];
  synonyms: readonly SynonymRule[];
  sets: JudgedSet[];
};

export const COLLECTION_NAMES = ['docusaurus-links', 'docusaurus-sections', 'dtc-faq'] as const;

/** `parents`: the parent headings, joined by ` › `. */
type Doc = {id: string; title: string; parents: string; text: string};

type Stored = {
  group?: 'page';
  docs: Doc[];
  queries: {id: string; text: string}[];
  qrels: Record<string, Record<string, number>>;
};

export function readCollection(name: (typeof COLLECTION_NAMES)[number]): Collection {
  const file = new URL(`collections/${name}.json`, import.meta.url);
  const {docs, queries, qrels, group: by = 'section'} = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  const questions = queries.map(({id, text}) => ({query: text, right: Object.keys(qrels[id]!)}));
  return {name, pages: docPages(docs), ids: docs.map(({id}) => id), synonyms: [], sets: [{name, by, questions}]};
}

/** The built site with its labeled questions, or with the rounds of questions by people who had not seen it. */
export async function siteCollection(buildFolder: string, withRounds: boolean): Promise<Collection> {
  const pages = await sitePages(buildFolder);
  const sections = pages.flatMap((page) => showPage(page, baseUrl));
  const sets = withRounds ? roundSets() : judgedSets(sections).sets;
  return {name: 'this site', pages, ids: sections.map(addressOf), synonyms: siteSynonyms(), sets};
}

const MOST_HITS = 100;

/** Searches a collection: finds the ids of sections, best first. */
export function openCollection({pages, ids, synonyms}: Collection): (query: string) => Promise<string[]> {
  const {index, shards} = buildIndex(pages, {synonyms});
  const engine = openIndex(index, async (shard) => shards[shard]!);
  return async (query) => (await engine.search(query, {hitsPerPage: MOST_HITS})).hits.map(({section}) => ids[section]!);
}

/**
 * The collections store a section's text as one string, which is split at sentence ends into blocks of about a
 * paragraph.
 */
const WORDS_PER_BLOCK = 40;

function blocksOf(text: string): {text: string}[] {
  const blocks: {text: string}[] = [];
  let words = Infinity;
  for (const sentence of text.split(/(?<=[.!?:]) +/)) {
    const own = sentence.split(' ').length;
    if (words + own > WORDS_PER_BLOCK) {
      blocks.push({text: sentence});
      words = own;
    } else {
      blocks.at(-1)!.text += ` ${sentence}`;
      words += own;
    }
  }
  return blocks;
}

const docPages = (docs: readonly Doc[]): SourcePage[] =>
  byGroup(docs, ({id}) => pageOf(id)).map(([, own]) => ({
    group: own[0]!.parents,
    weight: 1,
    sections: own.map(({id, title, parents, text}, i) => ({
      level: i === 0 ? 1 : Math.min(6, parents.split(' › ').length + 1),
      // Some titles were markup and got lost; their anchors still contain them.
      title: title || (id.split('#')[1] ?? ''),
      blocks: blocksOf(text),
      questions: [],
    })),
  }));
