import {INDEX_FORMAT} from './build-index.ts';
import {decodeWords, POSTINGS_SEPARATOR} from './codec.ts';
import {Corrector} from './corrections.ts';
import {KeywordPhrases} from './keyword-phrases.ts';
import {createMatcher} from './matcher.ts';
import {codedField, ListedField} from './postings.ts';
import {QueryPlanner} from './query-plan.ts';
import {Ranker} from './ranker.ts';
import {Scorer} from './scorer.ts';
import {SectionTable} from './section-table.ts';
import {Suggester} from './suggest.ts';
import {SynonymBook} from './synonyms.ts';
import type {EngineAnswer, IndexData, SearchOptions} from './types.ts';
import {Vocabulary} from './vocabulary.ts';

export interface SearchEngine {
  readonly sections: SectionTable;
  search(query: string, options?: SearchOptions): EngineAnswer;
}

const DEFAULTS = {page: 0, hitsPerPage: 20, hitsPerDocument: 2};

/** Throws if the data is not an index of this format. */
export function openIndex(data: IndexData): SearchEngine {
  if (data?.format !== INDEX_FORMAT) throw new TypeError('The search index has another format.');
  const vocabulary = new Vocabulary(decodeWords(data.words));
  const sections = new SectionTable(data);
  const fields = {
    ...listedFields(sections, vocabulary),
    text: codedField(data.postings.split(POSTINGS_SEPARATOR), sections.textLengths),
  };
  const corrector = new Corrector(vocabulary);
  const planner = new QueryPlanner(vocabulary, corrector, new SynonymBook(data.synonyms));
  const ranker = new Ranker(
    sections,
    new Scorer(fields, sections.pageOf, sections.pageCount),
    new KeywordPhrases(sections, vocabulary),
  );
  const suggester = new Suggester(sections, corrector);

  return {
    sections,
    search(query, options) {
      const {page, hitsPerPage, hitsPerDocument, acceptFacets} = {...DEFAULTS, ...options};
      const plan = planner.plan(query);
      const matcher = createMatcher(plan, vocabulary);
      const ranked = ranker.rank(plan, hitsPerDocument, acceptFacets);
      const hits = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const suggestions = ranked.length > 0 ? [] : suggester.suggest(plan);
      return {hits, total: ranked.length, matcher, suggestions};
    },
  };
}

function listedFields(sections: SectionTable, vocabulary: Vocabulary) {
  const title = new ListedField(sections.count);
  const keywords = new ListedField(sections.count);
  const parents = new ListedField(sections.count);
  const stemsOf = (words: readonly string[]): number[] => words.map((word) => vocabulary.stemOf(word));
  for (let section = 0; section < sections.count; section++) {
    title.add(section, stemsOf(sections.titleWords(section)));
    keywords.add(section, stemsOf(sections.keywordWords(section)));
    parents.add(section, stemsOf(sections.parentWords(section)));
  }
  return {title, keywords, parents};
}
