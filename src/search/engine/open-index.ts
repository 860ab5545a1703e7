import {INDEX_FORMAT} from './build-index.ts';
import {decodeWords, SEPARATOR} from './codec.ts';
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
  const {phrases, ...listed} = listedFields(sections, vocabulary);
  const fields = {
    ...listed,
    text: codedField(data.postings.split(SEPARATOR), sections.textLengths),
  };
  const corrector = new Corrector(vocabulary);
  const planner = new QueryPlanner(vocabulary, corrector, new SynonymBook(data.synonyms));
  const ranker = new Ranker(sections, new Scorer(fields, sections.pageOf, sections.pageCount), phrases);
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
  const phrases = new KeywordPhrases();
  const stemsOf = (words: readonly string[]): number[] => words.map((word) => vocabulary.stemOf(word));
  for (let section = 0; section < sections.count; section++) {
    title.add(section, stemsOf(sections.titleWords(section)));
    parents.add(section, stemsOf(sections.parentWords(section)));
  }
  for (let page = 0; page < sections.pageCount; page++) {
    const pageKeywords = sections.keywords(page);
    for (const keyword of pageKeywords) phrases.add(page, keyword);
    // Keywords describe the page, so its own section has them.
    keywords.add(sections.firstSectionOf(page), pageKeywords.flat());
  }
  return {title, keywords, parents, phrases};
}
