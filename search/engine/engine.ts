import {HITS_PER_PAGE} from '../limits';
import {INDEX_FORMAT} from './build-index';
import {decodeWords} from './codec';
import {Corrector} from './corrections';
import {createMatcher} from './matcher';
import {Outline} from './outline';
import {PostingsStore, type FetchShard} from './postings';
import {QueryPlanner} from './query-plan';
import {rank} from './score-sections';
import {SynonymBook} from './synonyms';
import type {EngineAnswer, IndexData, RankedSection, SearchOptions} from './types';
import {Vocabulary} from './vocabulary';

export type SearchEngine = {
  readonly outline: Outline;
  search(query: string, options?: SearchOptions): Promise<EngineAnswer>;
  /** The query with each word replaced by the most similar known word. */
  nearest(query: string): string;
};

/** Throws if the data is not an index of this format. */
export function openIndex(data: IndexData, fetchShard: FetchShard): SearchEngine {
  if (data?.format !== INDEX_FORMAT) throw new TypeError('The search index has another format.');
  const vocabulary = new Vocabulary(decodeWords(data.words));
  const outline = new Outline(data);
  const postings = new PostingsStore(data.shards, fetchShard);
  const corrector = new Corrector(vocabulary);
  const planner = new QueryPlanner(vocabulary, corrector, new SynonymBook(data.synonyms));

  return {
    outline,
    async search(query, {page = 0, hitsPerPage = HITS_PER_PAGE, hitsPerGroup, group} = {}) {
      const plan = planner.plan(query);
      const stems = plan.terms.flatMap(({expansions}) => expansions.flatMap((expansion) => expansion.stems));
      await postings.load(stems);
      const ranked = rank(plan, postings, outline);
      const hits = group === undefined ? ranked : ranked.filter(({section}) => outline.group(section) === group);
      const ofPage = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: hitsPerGroup === undefined ? ofPage : firstOfGroups(ofPage, outline, hitsPerGroup),
        total: hits.length,
        groups: countGroups(ranked, outline),
        matcher: createMatcher(plan, vocabulary),
      };
    },
    nearest: (query) =>
      planner
        .plan(query)
        .terms.map(({word}) => corrector.mostSimilar(word))
        .filter(Boolean)
        .join(' '),
  };
}

function firstOfGroups(hits: readonly RankedSection[], outline: Outline, most: number): RankedSection[] {
  const counts = new Map<string, number>();
  return hits.filter(({section}) => {
    const count = (counts.get(outline.group(section)) ?? 0) + 1;
    counts.set(outline.group(section), count);
    return count <= most;
  });
}

function countGroups(ranked: readonly RankedSection[], outline: Outline): {name: string; count: number}[] {
  const counts = new Map<string, number>();
  for (const {section} of ranked) counts.set(outline.group(section), (counts.get(outline.group(section)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({name, count}));
}
