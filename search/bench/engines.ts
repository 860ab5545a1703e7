/** The engines that the benchmark compares, each on the documents of a collection. */
import MiniSearch, {type Options, type SearchOptions} from 'minisearch';
import {buildIndex, openIndex, type BuiltIndex, type SynonymRule} from '../engine';
import {stem} from '../engine/stem';
import {isStopWord} from '../engine/stop-words';
import {SynonymBook} from '../engine/synonyms';
import {fold, tokenize} from '../engine/tokenize';
import {docPages, type Collection, type CollectionDoc} from './collection';

export type Engine = {
  name: string;
  build(collection: Collection): BenchIndex;
};

export type BenchIndex = {
  /** The whole index as text. */
  serialized: string;
  /** Document ids, best first. */
  search(query: string): Promise<string[]>;
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
      async search(query) {
        const {hits} = await engine.search(query, {hitsPerPage: MOST_HITS});
        return hits.map(({section}) => source.idOf[section]!);
      },
    };
  },
};

type Doc = Omit<CollectionDoc, 'questions'> & {questions: string};
type Settings = {
  index?: Partial<Options<Doc>>;
  search: SearchOptions;
  /** Weight of a synonym relative to the typed word; 0 for no synonyms. */
  synonyms: number;
};

const FIELDS = ['title', 'questions', 'parents', 'text'];

/** The configuration of VitePress's local search, which knows no questions: they are in the text. */
const VITEPRESS: Settings = {
  search: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, questions: 2, parents: 1}},
  synonyms: 0,
};

/**
 * The same stemming, stop words, synonyms, and unfinished last word as this engine. The numbers are the best of sixty
 * random ones on the tuned questions.
 */
export const TUNED: Settings = {
  index: {processTerm: (term) => (isStopWord(term.toLowerCase()) ? null : stem(fold(term)))},
  search: {
    boost: {title: 3.3, questions: 1.7, parents: 0.7},
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    prefix: (_, i, terms) => i === terms.length - 1,
    weights: {fuzzy: 0.3, prefix: 0.5},
  },
  synonyms: 0.3,
};

export const miniSearch = (name: string, settings: Settings): Engine => ({
  name,
  build({docs, synonyms = []}) {
    const index = new MiniSearch<Doc>({fields: FIELDS, storeFields: [], ...settings.index});
    index.addAll(docs.map((doc) => ({...doc, questions: (doc.questions ?? []).join(' ')})));
    const synonymsOf = synonymReader(settings.synonyms > 0 ? synonyms : []);
    return {
      serialized: JSON.stringify(index),
      async search(query) {
        const others = {queries: synonymsOf(query), boostTerm: () => settings.synonyms, fuzzy: false, prefix: false};
        const queries = others.queries.length > 0 ? [query, others] : [query];
        return index.search({queries, combineWith: 'OR'}, settings.search).map(({id}) => String(id));
      },
    };
  },
});

function synonymReader(rules: readonly SynonymRule[]): (query: string) => string[] {
  const book = new SynonymBook(
    rules.flatMap(({from, to}) => [
      {from, to},
      {from: to, to: from},
    ]),
  );
  return (query) => book.matches(tokenize(query)).flatMap(({phrases}) => phrases.map((words) => words.join(' ')));
}

export const ENGINES: readonly Engine[] = [
  ownEngine,
  miniSearch('MiniSearch, tuned', TUNED),
  miniSearch('MiniSearch, as VitePress sets it', VITEPRESS),
];
