/** The engines that the benchmark compares, each on the documents of a collection. */
import MiniSearch, {type SearchOptions} from 'minisearch';
import {buildIndex, openIndex} from '../engine';
import {stem} from '../engine/stem';
import {fold, isStopWord} from '../engine/words';
import type {Collection, CollectionDoc} from './collection';

export type Engine = {
  name: string;
  /** The search finds the ids of documents, best first. */
  build(collection: Collection): (query: string) => Promise<string[]>;
};

const MOST_HITS = 100;

export const ownEngine: Engine = {
  name: 'this engine',
  build({docs, pages, synonyms}) {
    const {index, shards} = buildIndex(pages, {synonyms});
    const engine = openIndex(index, async (shard) => shards[shard]!);
    return async (query) =>
      (await engine.search(query, {hitsPerPage: MOST_HITS})).hits.map(({section}) => docs[section]!.id);
  },
};

type Doc = Omit<CollectionDoc, 'questions'> & {questions: string};

/**
 * The same stemming, stop words, and unfinished last word as this engine. The numbers are the best of a few dozen
 * random ones on the tuned questions; synonyms made it worse there, so it has none.
 */
const SEARCH: SearchOptions = {
  boost: {title: 3.3, questions: 3.7, parents: 1.1},
  bm25: {k: 1, b: 0.56, d: 0.5},
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  prefix: (_, i, terms) => i === terms.length - 1,
  weights: {fuzzy: 0.27, prefix: 0.8},
};

const miniSearch: Engine = {
  name: 'MiniSearch, tuned',
  build({docs}) {
    const index = new MiniSearch<Doc>({
      fields: ['title', 'questions', 'parents', 'text'],
      processTerm: (term) => (isStopWord(term.toLowerCase()) ? null : stem(fold(term))),
    });
    index.addAll(docs.map((doc) => ({...doc, questions: (doc.questions ?? []).join(' ')})));
    return async (query) => index.search(query, SEARCH).map(({id}) => String(id));
  },
};

export const ENGINES: readonly Engine[] = [ownEngine, miniSearch];
