export {cutRecords, hierarchies} from './cut-records';
export {parsePage, readPage} from './read-page';
export {HIERARCHY_LEVELS} from './types';
export type {Block, BuiltPage, Hierarchy, SearchPage, SearchRecord, Section} from './types';
