/** The engines that the benchmark compares, each on the documents of a collection. */
import MiniSearch, {type Options, type SearchOptions} from 'minisearch';
import {buildIndex, openIndex, type BuiltIndex} from '../engine';
import {stem} from '../engine/stem';
import {fold, isStopWord} from '../engine/words';
import {dialogHits} from '../groups';
import {docPages, type Collection, type CollectionDoc} from './collection';

export type Engine = {
  name: string;
  build(collection: Collection): BenchIndex;
};

export type BenchIndex = {
  /** The whole index as text. */
  serialized: string;
  /** Document ids, best first; for this engine also as the dialog shows them. */
  search(query: string, as?: 'shown'): Promise<string[]>;
};

const MOST_HITS = 100;

export const ownEngine: Engine = {
  name: 'this engine',
  build({docs, pages, synonyms = []}) {
    const source = pages ? {pages, idOf: docs.map(({id}) => id)} : docPages(docs);
    const built = buildIndex(source.pages, {synonyms});
    const serialized = JSON.stringify(built);
    const {index, shards} = JSON.parse(serialized) as BuiltIndex;
    const engine = openIndex(index, async (shard) => shards[shard]!);
    return {
      serialized,
      async search(query, as) {
        const {hits} = await engine.search(query, as ? {} : {hitsPerPage: MOST_HITS});
        return (as ? dialogHits(hits, ({group}) => group) : hits).map(({section}) => source.idOf[section]!);
      },
    };
  },
};

type Doc = Omit<CollectionDoc, 'questions'> & {questions: string};
type Settings = {
  index?: Partial<Options<Doc>>;
  search: SearchOptions;
};

const FIELDS = ['title', 'questions', 'parents', 'text'];

/** The configuration of VitePress's local search, which knows no questions: they are in the text. */
const VITEPRESS: Settings = {
  search: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, questions: 2, parents: 1}},
};

/**
 * The same stemming, stop words, and unfinished last word as this engine. The numbers are the best of a few dozen
 * random ones on the tuned questions; synonyms made it worse there, so it has none.
 */
const TUNED: Settings = {
  index: {processTerm: (term) => (isStopWord(term.toLowerCase()) ? null : stem(fold(term)))},
  search: {
    boost: {title: 3.3, questions: 3.7, parents: 1.1},
    bm25: {k: 1, b: 0.56, d: 0.5},
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    prefix: (_, i, terms) => i === terms.length - 1,
    weights: {fuzzy: 0.27, prefix: 0.8},
  },
};

const miniSearch = (name: string, settings: Settings): Engine => ({
  name,
  build({docs}) {
    const index = new MiniSearch<Doc>({fields: FIELDS, storeFields: [], ...settings.index});
    index.addAll(docs.map((doc) => ({...doc, questions: (doc.questions ?? []).join(' ')})));
    return {
      serialized: JSON.stringify(index),
      async search(query) {
        return index.search(query, settings.search).map(({id}) => String(id));
      },
    };
  },
});

export const ENGINES: readonly Engine[] = [
  ownEngine,
  miniSearch('MiniSearch, tuned', TUNED),
  miniSearch('MiniSearch, as VitePress sets it', VITEPRESS),
];
