export {buildIndex, INDEX_FORMAT} from './build-index.ts';
export {openIndex, type SearchEngine} from './open-index.ts';
export type {SectionTable} from './section-table.ts';
export {fold, tokenize, tokenizeWithOffsets} from './tokenize.ts';
export type {
  BuildOptions,
  EngineAnswer,
  EngineHit,
  IndexData,
  SearchOptions,
  SourcePage,
  SourceSection,
  SynonymRule,
  TitleMatch,
  WordMatcher,
} from './types.ts';
