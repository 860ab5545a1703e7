import type {Checker} from '../../checks/site';
import {firstQueryBytes, searchMarks, searchTitles, startingTasks} from './hits';
import {searchExpectations, searchQueries} from './queries';

/** What readers can rely on when they search the built site. */
export const searchCheckers: readonly Checker[] = [
  searchTitles,
  startingTasks,
  searchQueries,
  searchExpectations,
  searchMarks,
  firstQueryBytes,
];
