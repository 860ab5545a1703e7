import {HITS_PER_PAGE} from '../limits';
import {INDEX_FORMAT} from './build-index';
import {mostSimilar} from './corrections';
import {readOutline} from './outline';
import {storePostings, type FetchShard} from './postings';
import {createMatcher, planQuery} from './query-plan';
import {rank} from './score-sections';
import type {EngineAnswer, IndexData, SearchOptions} from './types';
import {Vocabulary} from './vocabulary';

export {buildIndex, type BuildOptions} from './build-index';
export {shareRequests, type CodedPostings} from './postings';
export type * from './types';
export {tokenize, tokenizeWithOffsets} from './words';

export type SearchEngine = ReturnType<typeof openIndex>;

/** Throws if the data is not an index of this format. */
export function openIndex(data: IndexData, fetchShard: FetchShard) {
  if (data?.format !== INDEX_FORMAT) throw new TypeError('The search index has another format.');
  const vocabulary = new Vocabulary(data.words);
  const lexicon = {vocabulary, synonyms: new Map(Object.entries(data.synonyms))};
  const outline = readOutline(data);
  const postings = storePostings(data.shards, fetchShard);

  return {
    outline,
    async search(query: string, {page = 0, hitsPerPage = HITS_PER_PAGE}: SearchOptions = {}): Promise<EngineAnswer> {
      const plan = planQuery(query, lexicon);
      const stems = plan.terms.flatMap(({expansions}) => expansions.flatMap((expansion) => expansion.stems));
      await postings.load(stems.filter((one) => one >= 0));
      const hits = rank(plan, postings, outline).map((hit) => ({...hit, group: outline.group(hit.section)}));
      return {
        hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
        total: hits.length,
        matcher: createMatcher(plan, vocabulary),
      };
    },
    /** The query with each word replaced by the most similar known word. */
    nearest: (query: string): string =>
      planQuery(query, lexicon)
        .terms.map(({word}) => mostSimilar(word, vocabulary))
        .filter(Boolean)
        .join(' '),
  };
}
