export {cutRecords, hierarchies} from './cut-records';
export {parsePage, readPage} from './read-page';
export {HIERARCHY_LEVELS} from '../answer';
export type {Block, BuiltPage, SearchPage, SearchRecord, Section} from './types';
