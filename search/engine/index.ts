export {buildIndex, INDEX_FORMAT, type BuildOptions} from './build-index';
export {openIndex, type SearchEngine} from './engine';
export type {CodedPostings} from './postings';
export {shareRequests} from './share-requests';
export {stem} from './stem';
export {contentWords} from './stop-words';
export {tokenize, tokenizeWithOffsets} from './tokenize';
export type {
  BuiltIndex,
  EngineAnswer,
  IndexData,
  RankedSection,
  SearchOptions,
  SourcePage,
  SourceSection,
  SynonymRule,
  WordMatcher,
} from './types';
