export {cutRecords} from './cut-records.ts';
export {parsePage} from './page-outline.ts';
export {HIERARCHY_LEVELS} from './types.ts';
export type {BuiltPage, Hierarchy, HierarchyLevel, RecordType, SearchRecord} from './types.ts';
